import type { RouteAnswer } from '#app/route-answer.ts';
import { pageOfDraft } from '#domains/pages/model/page-of-draft.ts';
import { ContentPage } from './content-page.tsx';
import { LateScreen } from './late-screen.tsx';
import { FailureScreen, NotFoundScreen, RefusalScreen, UnauthorizedScreen } from './message-screens.tsx';

export function ScreenView({ answer }: { answer: RouteAnswer }) {
  const { screen } = answer;
  switch (screen.kind) {
    case 'page':
      return <ContentPage answer={answer} page={screen.page} />;
    case 'unauthorized':
      return <UnauthorizedScreen {...screen} />;
    case 'not-found':
      return <NotFoundScreen {...screen} />;
    case 'failure':
      return <FailureScreen {...screen} />;
    case 'refusal':
      return <RefusalScreen {...screen} />;
    case 'page-editor':
      return (
        <LateScreen
          screen={screen}
          standIn={<ContentPage answer={answer} page={pageOfDraft(screen.draft)} />}
          showPage={(page) => <ContentPage answer={answer} page={page} />}
        />
      );
    default:
      return <LateScreen screen={screen} />;
  }
}
