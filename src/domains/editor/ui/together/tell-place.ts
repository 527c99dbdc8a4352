import { tellPresence } from '#domains/documents/model/together.contract.ts';
import { addressOf } from '#platform/shared/endpoint.ts';
import type { Language } from '#platform/shared/language.ts';
import { newCorrelationId } from '#platform/web/correlation-id.ts';
import { xsrfHeaders } from '#platform/web/xsrf.ts';
import type { Selection } from '../selection.ts';

interface Telling {
  document: string;
  language: Language;
  selection: Selection;
}

/** Milliseconds. Who is not heard of for half a minute is not there. */
const beat = 10_000;
/** Who walks through a page is nowhere in between. */
const shortWhile = 400;

/** Tells colleagues that somebody is here, and in which block, for as long as the page is looked at. Returns how to stop. */
export function tellPlace({ document: guid, language, selection }: Telling): () => void {
  const tab = newCorrelationId();
  let told: string | null | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function send(isHere: boolean): void {
    const { block } = selection.getSnapshot();
    told = isHere ? block : undefined;
    // What comes of it is no matter: it is told again. Also for a page that is being left, so it outlives that.
    fetch(addressOf(tellPresence, { params: { guid } }), {
      method: tellPresence.method,
      headers: { 'content-type': 'application/json', ...xsrfHeaders(document.cookie) },
      body: JSON.stringify({ tab, language, block, isHere }),
      credentials: 'same-origin',
      keepalive: true,
    }).catch(() => {});
  }

  function tell(): void {
    clearTimeout(timer);
    if (document.hidden) return;
    send(true);
    timer = setTimeout(tell, beat);
  }

  function noteMove(): void {
    if (selection.getSnapshot().block === told) return;
    clearTimeout(timer);
    timer = setTimeout(tell, shortWhile);
  }

  const leave = () => send(false);
  const stopListening = selection.subscribe(noteMove);
  document.addEventListener('visibilitychange', tell);
  addEventListener('pagehide', leave);
  addEventListener('pageshow', tell);
  tell();
  return () => {
    clearTimeout(timer);
    stopListening();
    document.removeEventListener('visibilitychange', tell);
    removeEventListener('pagehide', leave);
    removeEventListener('pageshow', tell);
    leave();
  };
}
