import { appMessages } from '#app/messages/index.ts';
import type { RouteAnswer } from '#app/route-answer.ts';
import { pageOfDraft } from '#domains/pages/model/page-of-draft.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { ContentPage } from './content-page.tsx';
import { FailureScreen } from './failure-screen.tsx';
import { LateScreen } from './late-screen.tsx';

export function ScreenView({ answer }: { answer: RouteAnswer }) {
  const t = useMessages(appMessages);
  const { screen } = answer;
  const { title } = answer.head;
  switch (screen.kind) {
    case 'page':
      return <ContentPage answer={answer} page={screen.page} />;
    case 'failure':
      return <FailureScreen {...screen} />;
    case 'page-editor':
      return (
        <LateScreen
          screen={screen}
          title={title}
          frame={answer.frame}
          standIn={<ContentPage answer={answer} page={pageOfDraft(screen.draft)} />}
          showPage={(page) => <ContentPage answer={answer} page={page} />}
        />
      );
    case 'admin':
      return <LateScreen screen={screen} title={title} frame={answer.frame} />;
    case 'account':
      return <LateScreen screen={screen} title={t.accountTitle} />;
    default:
      return <LateScreen screen={screen} title={title} />;
  }
}
