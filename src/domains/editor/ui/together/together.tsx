import { useEffect, useState, type ReactNode } from 'react';
import type { DocumentEvent } from '#domains/documents/model/document-event.ts';
import { useCurrentUser } from '#domains/users/ui/index.ts';
import { formatTime } from '#platform/shared/format.ts';
import { localeOf } from '#platform/shared/language.ts';
import { announce } from '#platform/web/arrival.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useServices } from '#platform/web/services.tsx';
import { useStorePart } from '#platform/web/use-store.ts';
import { editorMessages } from '../../messages/index.ts';
import { useDraftStore, useEditedDocument } from '../editing.ts';
import { blockInHand } from './block-in-hand.ts';
import { keepUp } from './keep-up.ts';
import { shareStream } from './share-stream.ts';

/** Milliseconds. Who types is told of once in a while, not at every pause. */
const betweenTellings = 20_000;

/** What colleagues do to the page comes in while it is edited. */
export function Together({ children }: { children: ReactNode }) {
  const store = useDraftStore();
  const { draft, loadAnew } = useEditedDocument();
  const { user } = useCurrentUser();
  const [load] = useState(() => loadAnew);
  const tell = useNews(user?.guid);
  const isLost = useStorePart(store, ({ lost }) => lost !== null);

  useEffect(() => {
    // Once something can be saved again, it begins anew.
    if (isLost || !user) return undefined;
    const keeping = keepUp({
      store,
      language: draft.language,
      load,
      inHand: blockInHand,
      shown: tell,
    });
    const stop = shareStream({
      document: draft.guid,
      person: user.guid,
      joined: keeping.catchUp,
      hear(word) {
        if (word.name !== 'ended') keeping.hear(word);
        // The end of a session is told by what watches that.
        else if (word.data.reason !== 'session') store.lose(word.data.reason);
      },
    });
    return () => {
      stop();
      keeping.stop();
    };
  }, [store, draft.guid, draft.language, user, isLost, load, tell]);

  return children;
}

/** Says what others did that is on the page now. */
function useNews(ownGuid: string | undefined): (changes: readonly DocumentEvent[]) => void {
  const t = useMessages(editorMessages);
  const language = useLanguage();
  const { notices } = useServices();
  const [tell] = useState(() => {
    let toldOn = 0;
    return (changes: readonly DocumentEvent[]) => {
      const ofOthers = changes.filter(({ who }) => who?.guid !== ownGuid);
      for (const { kind, who, language: of } of ofOthers) {
        if (kind === 'published' && of) notices.show({ look: 'info', title: t.publishedBy(who?.name ?? '', t.inLanguage[of]) });
      }
      const names = [...new Set(ofOthers.flatMap(({ who }) => who?.name ?? []))];
      if (ofOthers.length === 0 || Date.now() - toldOn < betweenTellings) return;
      toldOn = Date.now();
      announce(t.changedBy(new Intl.ListFormat(localeOf[language]).format(names), names.length, formatTime(language, new Date())));
    };
  });
  return tell;
}
