import type { RouteAnswer } from '#app/route-answer.ts';
import type { Page } from '#domains/pages/model/page.ts';
import { PageScreen } from '#domains/pages/ui/index.ts';
import { SubMenu } from '../shell/sub-menu.tsx';

/** A page with the menu of its section, which stands in the page's own side column where it has one. */
export function ContentPage({ answer, page }: { answer: RouteAnswer; page: Page }) {
  const { frame, language, head } = answer;
  const { parts, navigation, headerPictures } = frame;
  const isHome = addressOf(answer) === frame.homeHref;
  const hasSideColumn = page.layout === '25-75' || page.layout === '25-50-25';
  const subMenu = parts.subMenu && navigation.subMenu && <SubMenu section={navigation.subMenu} shape={hasSideColumn ? 'column' : 'rows'} />;
  return (
    <PageScreen
      key={language}
      page={page}
      subMenu={subMenu || null}
      isHome={isHome}
      isUnderPicture={headerPictures.length > 0}
      url={head.canonical ?? frame.pageUrl}
      {...(answer.screen.kind === 'page' && { updatedOn: answer.screen.updatedOn })}
      isDraft={answer.screen.kind === 'page' && !page.isPublished}
    />
  );
}

/** Where its readers find it: while it is edited, it stands at an address of its own. */
function addressOf({ screen, path }: RouteAnswer): string | undefined {
  return screen.kind === 'page-editor' ? screen.closeHref : path.split('?', 1)[0];
}
