import { useEffect, useState, type ReactNode } from 'react';
import type { DocumentEvent, Present } from '#domains/documents/model/document-event.ts';
import { useCurrentUser } from '#domains/users/ui/index.ts';
import { formatTime } from '#platform/shared/format.ts';
import { localeOf } from '#platform/shared/language.ts';
import { announce } from '#platform/web/arrival.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useServices } from '#platform/web/services.tsx';
import { createStore } from '#platform/web/store.ts';
import { useStorePart } from '#platform/web/use-store.ts';
import { editorMessages } from '../../messages/index.ts';
import { togetherMessages } from '../../messages/together.ts';
import { useDraftStore, useEditedDocument } from '../editing.ts';
import { useSelection } from '../selection.ts';
import { keepUp } from './keep-up.ts';
import { PeopleProvider } from './people.ts';
import { shareStream } from './share-stream.ts';
import { tellPlace } from './tell-place.ts';

/** Milliseconds. Who types is told of once in a while, not at every pause. */
const betweenTellings = 20_000;

/** What colleagues do to the page comes in while it is edited, and who they are is known to what stands in it. */
export function Together({ children }: { children: ReactNode }) {
  const store = useDraftStore();
  const selection = useSelection();
  const { draft, loadAnew } = useEditedDocument();
  const { guid: document, language } = draft;
  const { user } = useCurrentUser();
  const [load] = useState(() => () => loadAnew());
  const [people] = useState(() => createStore<readonly Present[]>([]));
  const ownGuid = user?.guid;
  const tell = useNews(ownGuid);
  const isLost = useStorePart(store, ({ lost }) => lost !== null);

  useEffect(() => {
    // Once something can be saved again, it begins anew.
    if (isLost || ownGuid === undefined) return undefined;
    const inHand = () => selection.getSnapshot().block;
    const keeping = keepUp({ store, language, load, inHand, lost: store.lose, shown: tell.changes });
    const stop = shareStream({
      document,
      person: ownGuid,
      joined: keeping.catchUp,
      hear(word) {
        if (word.name === 'presence') {
          const others = word.data.filter(({ guid }) => guid !== ownGuid);
          tell.people(others, people.getSnapshot());
          people.set(others);
        } else if (word.name !== 'ended') keeping.hear(word);
        // The end of a session is told by what watches that.
        else if (word.data.reason !== 'session') store.lose(word.data.reason);
      },
    });
    const leave = tellPlace({ document, language, selection });
    return () => {
      leave();
      stop();
      keeping.stop();
      people.set([]);
    };
  }, [store, selection, document, language, ownGuid, isLost, load, people, tell]);

  return <PeopleProvider value={people}>{children}</PeopleProvider>;
}

interface News {
  /** On the page by now. */
  changes(changes: readonly DocumentEvent[]): void;
  people(now: readonly Present[], before: readonly Present[]): void;
}

/** Says what others did, and who came. */
function useNews(ownGuid: string | undefined): News {
  const t = useMessages(togetherMessages);
  const { inLanguage } = useMessages(editorMessages);
  const language = useLanguage();
  const { notices } = useServices();
  const [news] = useState((): News => {
    let toldOn = 0;
    const list = (names: readonly string[]) => new Intl.ListFormat(localeOf[language]).format(names);
    return {
      changes(changes) {
        const ofOthers = changes.filter(({ who }) => who?.guid !== ownGuid);
        for (const { kind, who, language: of } of ofOthers) {
          if (kind === 'published' && of) notices.show({ look: 'info', title: t.publishedBy(who?.name ?? '', inLanguage[of]) });
        }
        if (ofOthers.length === 0 || Date.now() - toldOn < betweenTellings) return;
        toldOn = Date.now();
        const names = [...new Set(ofOthers.flatMap(({ who }) => who?.name ?? []))];
        announce(t.changedBy(list(names), names.length, formatTime(language, new Date())));
      },
      people(now, before) {
        const known = new Set(before.map(({ guid }) => guid));
        const names = now.filter(({ guid }) => !known.has(guid)).map(({ name }) => name);
        if (names.length > 0) announce(t.arrived(list(names), names.length));
      },
    };
  });
  return news;
}
