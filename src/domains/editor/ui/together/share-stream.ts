import type { Present } from '#domains/documents/model/document-event.ts';
import { followDocument, type Following } from './follow-document.ts';
import type { Word } from './read-events.ts';

interface Sharing {
  /** Of the document and of who edits it: another person in the same browser has a stream of their own. */
  document: string;
  person: string;
  hear(word: Word): void;
  /** This tab came in when the stream was long begun: it may have missed something. */
  joined(): void;
  follow?: (guid: string, following: Following) => () => void;
}

/** Between the tabs. */
type Message = { kind: 'word'; word: Word } | { kind: 'hello' } | { kind: 'welcome'; last: string | null; present: Present[] | null };

/**
 * One stream for all tabs of a browser that edit a document: a browser has few connections to one site. The tab that holds the lock has it and
 * tells the others; when it goes, the next one goes on from what was heard last. Where a browser has no locks, as on a site without https,
 * each tab has a stream of its own.
 */
export function shareStream({ document: guid, person, hear, joined, follow = followDocument }: Sharing): () => void {
  // Types know the browsers of today alone.
  const locks = (navigator as Partial<Navigator>).locks;
  if (!locks || typeof BroadcastChannel === 'undefined') return follow(guid, { after: null, hear });
  const name = `plein together ${person} ${guid}`;
  const channel = new BroadcastChannel(name);
  const left = new AbortController();
  let last: string | null = null;
  let present: Present[] | null = null;
  let isLeading = false;
  let isWelcome = false;

  const say = (message: Message) => channel.postMessage(message);

  function take(word: Word): void {
    last = word.id ?? last;
    if (word.name === 'presence') present = word.data;
    hear(word);
  }

  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'word' && !isLeading) take(data.word);
    else if (data.kind === 'hello' && isLeading) say({ kind: 'welcome', last, present });
    else if (data.kind === 'welcome' && !isLeading && !isWelcome) {
      isWelcome = true;
      last = data.last;
      if (data.present) take({ name: 'presence', data: data.present, id: null });
      joined();
    }
  };
  say({ kind: 'hello' });

  locks
    .request(name, { signal: left.signal }, () => {
      isLeading = true;
      const stop = follow(guid, {
        after: last,
        hear(word) {
          take(word);
          say({ kind: 'word', word });
        },
      });
      return new Promise<void>((resolve) => {
        left.signal.addEventListener('abort', () => {
          stop();
          resolve();
        });
      });
    })
    // Left before it was its turn.
    .catch(() => {});

  return () => {
    left.abort();
    channel.close();
  };
}
