import type { StreamEvents } from '#domains/documents/model/document-event.ts';

/** One event of a stream. */
export type Word = { [Name in keyof StreamEvents]: { name: Name; data: StreamEvents[Name]; id: string | null } }[keyof StreamEvents];

/** The events in an answer, each as soon as it is there. What is a sign of life and no more gives nothing. */
export async function* readEvents(body: ReadableStream<Uint8Array>, noteLife: () => void): AsyncGenerator<Word> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let rest = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    noteLife();
    const pieces = (rest + part.value).split('\n\n');
    rest = pieces.pop() ?? '';
    for (const piece of pieces) {
      const word = wordIn(piece);
      if (word) yield word;
    }
  }
}

function wordIn(piece: string): Word | null {
  const field = (name: string) =>
    piece
      .split('\n')
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2);
  const [name, data] = [field('event'), field('data')];
  if (name === undefined || data === undefined) return null;
  // Our own server says it, by the same types.
  return { name, data: JSON.parse(data), id: field('id') ?? null } as Word;
}
