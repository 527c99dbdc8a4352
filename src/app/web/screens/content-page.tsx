import type { RouteAnswer } from '#app/route-answer.ts';
import type { Page } from '#domains/pages/model/page.ts';
import { PageScreen } from '#domains/pages/ui/index.ts';
import { SubMenu } from '../shell/sub-menu.tsx';

/** A page with the menu of its section, which stands in the page's own side column where it has one. */
export function ContentPage({ answer: { chrome, path, language, head }, page }: { answer: RouteAnswer; page: Page }) {
  const { parts, navigation, headerPictures } = chrome;
  const isHome = path.split('?', 1)[0] === chrome.homeHref;
  const hasSideColumn = page.layout === '25-75' || page.layout === '25-50-25';
  const subMenu = parts.subMenu && navigation.subMenu && <SubMenu section={navigation.subMenu} shape={hasSideColumn ? 'column' : 'rows'} />;
  return (
    <PageScreen
      key={language}
      page={page}
      subMenu={subMenu || null}
      isHome={isHome}
      isUnderPicture={headerPictures.length > 0}
      url={head.canonical ?? chrome.pageUrl}
    />
  );
}
