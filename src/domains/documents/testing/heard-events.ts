import { vi } from 'vitest';
import type { StreamEvents } from '../model/document-event.ts';

export interface Heard {
  id: string | undefined;
  event: keyof StreamEvents;
  data: unknown;
}

export interface Listening {
  status: number;
  headers: Headers;
  /** In the order in which they came. */
  heard: Heard[];
  /** The first event that fits, once it is there. */
  until(fits: (heard: Heard) => boolean): Promise<Heard>;
  /** Its end, from the other side. */
  ended: Promise<void>;
  close(): void;
}

/** Listens to a document as a browser does. */
export async function listenTo(origin: string, guid: string, headers: Record<string, string>): Promise<Listening> {
  const controller = new AbortController();
  const answer = await fetch(`${origin}/api/documents/${guid}/events`, {
    headers: { accept: 'text/event-stream', ...headers },
    signal: controller.signal,
  });
  const heard: Heard[] = [];
  const ended = answer.ok ? readEvents(answer, (event) => heard.push(event)).catch(() => {}) : Promise.resolve();
  return {
    status: answer.status,
    headers: answer.headers,
    heard,
    until: (fits) =>
      vi.waitFor(
        () => {
          const found = heard.find(fits);
          if (!found) throw new Error(`Not heard yet. So far: ${JSON.stringify(heard)}`);
          return found;
        },
        { timeout: 5000 },
      ),
    ended,
    close: () => controller.abort(),
  };
}

async function readEvents(answer: Response, hear: (event: Heard) => void): Promise<void> {
  let rest = '';
  for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const pieces = (rest + part).split('\n\n');
    rest = pieces.pop() ?? '';
    for (const event of pieces.flatMap(eventIn)) hear(event);
  }
}

export function eventIn(piece: string): Heard[] {
  const lines = piece.split('\n').filter((line) => !line.startsWith(':'));
  const fields = Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]));
  return fields['event']
    ? [{ id: fields['id'], event: fields['event'] as Heard['event'], data: JSON.parse(fields['data'] ?? 'null') }]
    : [];
}
