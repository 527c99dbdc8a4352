import { useCallback } from 'react';
import { appMessages } from '#app/messages/index.ts';
import { getRoute, type RouteAnswer } from '#app/route-answer.ts';
import { pageOfDraft } from '#domains/pages/model/page-of-draft.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { useOptionalLoadOptimizer } from '#platform/web/use-call.tsx';
import { ContentPage } from './content-page.tsx';
import { FailureScreen } from './failure-screen.tsx';
import { LateScreen } from './late-screen.tsx';

export function ScreenView({ answer }: { answer: RouteAnswer }) {
  const t = useMessages(appMessages);
  const { screen } = answer;
  const { title } = answer.head;
  const optimizer = useOptionalLoadOptimizer();
  const { path } = answer;
  const reload = useCallback(() => void optimizer?.loadAnew(getRoute, { query: { path } }), [optimizer, path]);
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
          sharedPicture={answer.head.socialCard?.image}
          reloadFrame={reload}
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
