import type { PageFrame } from '#app/route-answer.ts';
import { AccountMenu } from './account-menu.tsx';
import { BrandRow } from './brand-row.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MainMenu, MenuButton } from './main-menu.tsx';
import { SearchForm } from './search-form.tsx';
import styles from './site-header.module.css';

/** Who this is, and the ways around. The menu stands beside the header, so that it alone can stay in sight. */
export function SiteHeader({ frame }: { frame: PageFrame }) {
  return (
    <>
      <header className={styles.header}>
        <BrandRow frame={frame}>
          <div className={styles.search}>
            <SearchForm id="search-in-header" />
          </div>
          <div className={styles.tools}>
            <LanguageSwitch frame={frame} />
            <AccountMenu frame={frame} />
          </div>
          <MenuButton />
        </BrandRow>
      </header>
      <MainMenu frame={frame} />
    </>
  );
}
