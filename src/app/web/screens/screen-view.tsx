import type { RouteAnswer } from '#app/route-answer.ts';
import { SignInScreen } from '#domains/auth/ui/index.ts';
import { LegalScreen } from '#domains/legal/ui/index.ts';
import { ItemScreen } from '#domains/list-items/ui/index.ts';
import { pageOfDraft } from '#domains/pages/model/page-of-draft.ts';
import { SearchScreen } from '#domains/search/ui/index.ts';
import { BrowserScreen } from './browser-screen.tsx';
import { ContentPage } from './content-page.tsx';
import { FailureScreen, NotFoundScreen, RefusalScreen, UnauthorizedScreen } from './message-screens.tsx';

export function ScreenView({ answer }: { answer: RouteAnswer }) {
  const { screen } = answer;
  switch (screen.kind) {
    case 'page':
      return <ContentPage answer={answer} page={screen.page} />;
    case 'item':
      return <ItemScreen {...screen} />;
    case 'search':
      return <SearchScreen {...screen} />;
    case 'login':
      return <SignInScreen {...screen} />;
    case 'legal':
      return <LegalScreen {...screen} />;
    case 'unauthorized':
      return <UnauthorizedScreen {...screen} />;
    case 'not-found':
      return <NotFoundScreen {...screen} />;
    case 'failure':
      return <FailureScreen {...screen} />;
    case 'refusal':
      return <RefusalScreen {...screen} />;
    case 'account':
    case 'catalogue':
      return <BrowserScreen screen={screen} />;
    case 'page-editor':
      return (
        <BrowserScreen
          screen={screen}
          standIn={<ContentPage answer={answer} page={pageOfDraft(screen.draft)} />}
          showPage={(page) => <ContentPage answer={answer} page={page} />}
        />
      );
  }
}
