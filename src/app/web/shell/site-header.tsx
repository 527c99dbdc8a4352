import type { Chrome } from '#app/route-answer.ts';
import { AccountMenu } from './account-menu.tsx';
import { Brand } from './brand.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MainMenu, MenuButton } from './main-menu.tsx';
import { SearchForm } from './search-form.tsx';
import styles from './site-header.module.css';

/** Who this is, and the ways around. The menu stands beside the header, so that it alone can stay in sight. */
export function SiteHeader({ chrome }: { chrome: Chrome }) {
  return (
    <>
      <header className={styles.header}>
        <div className={styles.row}>
          <div className={styles.brand}>
            <Brand chrome={chrome} />
          </div>
          <div className={styles.search}>
            <SearchForm id="search-in-header" />
          </div>
          <div className={styles.tools}>
            <LanguageSwitch chrome={chrome} />
            <AccountMenu chrome={chrome} />
          </div>
          <MenuButton />
        </div>
      </header>
      <MainMenu chrome={chrome} />
    </>
  );
}
