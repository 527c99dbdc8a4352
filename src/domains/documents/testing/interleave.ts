import { randomUUID } from 'node:crypto';
import type { RichText } from '#domains/blocks/model/rich-text.ts';
import type { Answered } from '../../../../tests/support/test-app.ts';
import type { Operation } from '../model/operation.ts';
import { newText, textOf, type Desk } from './draft-of.ts';

/** What happened in one run, so that it can be told whether it was worth anything. */
export interface Run {
  /** Words that the server said to have kept, each unlike any other. */
  acknowledged: string[];
  counts: Record<'conflict' | 'rebase' | 'discard' | 'restore' | 'publish' | 'refused', number>;
  /** What nobody may ever be told: a failure of ours. */
  failures: string[];
}

interface Editor {
  desk: Desk;
  /** Gives or takes the right to edit; for who may. */
  changeRights?(isGiven: boolean): Promise<Answered>;
}

type Language = 'nl' | 'en';

/** So many words at least in each run. */
const enough = 24;

/** Numbers from 0 to `count`, the same ones for the same seed. */
export function chances(seed: number): (count: number) => number {
  let state = (seed % 2_147_483_646) + 1;
  return (count) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % count;
  };
}

/** Editors who do so many things each, all at the same time. Every word that is written is unlike any other, and nobody takes words away. */
export async function interleave(editors: readonly Editor[], seed: number, acts: number): Promise<Run> {
  const run: Run = {
    acknowledged: [],
    counts: { conflict: 0, rebase: 0, discard: 0, restore: 0, publish: 0, refused: 0 },
    failures: [],
  };
  await meet(editors, run, seed);
  await Promise.all(
    editors.map(async (editor, index) => {
      const next = chances(seed * 31 + index);
      for (let act = 0; act < acts; act++) await doSomething(editor, run, next, { act, word: `w${seed}x${index}x${act}` });
    }),
  );
  // Who had no right for most of the time wrote little: a run is worth something when enough was written.
  const desk = editors[0]?.desk;
  const next = chances(seed);
  for (let more = 0; desk && run.acknowledged.length < enough && more < 60; more++)
    await write(desk, run, next, 'nl', `w${seed}xmore${more}`);
  return run;
}

/** What chance may leave out: in every run two of them write in one text, and rearrange one draft, from what the other just changed; and they go back. */
async function meet([one, other]: readonly Editor[], run: Run, seed: number): Promise<void> {
  const draft = await one?.desk.look();
  const block = draft?.buildingBlockInstances[0];
  if (!one || !other || !draft || !block) return;
  const text = textOf(block.content['text'] as RichText);
  note(run, await other.desk.save(block.guid, `${text} w${seed}other`, { from: block.contentVersion }));
  run.acknowledged.push(`w${seed}other`);
  const refused = await one.desk.save(block.guid, `${text} w${seed}one`, { from: block.contentVersion });
  if (refused.statusCode === 412) run.counts.conflict += 1;
  note(run, await other.desk.change([newText({ nl: `w${seed}put` })]));
  run.acknowledged.push(`w${seed}put`);
  const answer = await one.desk.change([{ op: 'move', block: block.guid, layoutPosition: 'main', after: null }]);
  note(run, answer);
  if (answer.json<{ structureVersion: number }>().structureVersion > draft.structureVersion + 1) run.counts.rebase += 1;
  note(run, await one.desk.publish('en'), 'publish');
  note(run, await one.desk.discard('nl'), 'discard');
  note(run, await other.desk.restore(1, { languages: ['nl', 'en'], hasStructure: true }), 'restore');
}

interface Turn {
  act: number;
  word: string;
}

async function doSomething({ desk, changeRights }: Editor, run: Run, next: (count: number) => number, { act, word }: Turn): Promise<void> {
  const language: Language = next(3) === 0 ? 'en' : 'nl';
  // In every run somebody goes back, whatever the chances are.
  const chance = act === 7 ? 90 : act === 11 ? 95 : next(100);
  if (chance < 50) return write(desk, run, next, language, word);
  if (chance < 60) return put(desk, run, next, word);
  if (chance < 76) return rearrange(desk, run, next);
  if (chance < 86) return note(run, await desk.publish(language), 'publish');
  if (chance < 91) return note(run, await desk.discard(language), 'discard');
  if (chance < 96) return goBack(desk, run, next, language);
  if (changeRights) note(run, await changeRights(next(3) > 0));
}

/** Adds a word to a text that was read a moment ago. Who finds that others were first adds it to what they wrote. */
async function write(desk: Desk, run: Run, next: (count: number) => number, lang: Language, word: string): Promise<void> {
  const blocks = (await desk.look(lang))?.buildingBlockInstances ?? [];
  const block = blocks[next(blocks.length || 1)];
  if (!block) return;
  const isOwn = block.contentVersion > 0;
  let [text, from] = [isOwn ? textOf(block.content['text'] as RichText) : '', block.contentVersion];
  const key = randomUUID();
  await lookAway(next);
  for (let tries = 0; tries < 8; tries++) {
    const answer = await desk.save(block.guid, `${text} ${word}`.trim(), { lang, from, key: tries === 0 ? key : randomUUID() });
    if (answer.statusCode === 200) {
      // The answer is lost, and asked for again.
      if (next(3) === 0 && tries === 0) note(run, await desk.save(block.guid, `${text} ${word}`.trim(), { lang, from, key }));
      return void run.acknowledged.push(word);
    }
    note(run, answer);
    if (answer.statusCode !== 412) return;
    run.counts.conflict += 1;
    const { details } = answer.json<{ details: { version: number; value: { text?: RichText } | null } }>();
    [text, from] = [textOf(details.value?.text), details.version];
  }
}

async function put(desk: Desk, run: Run, next: (count: number) => number, word: string): Promise<void> {
  const blocks = (await desk.look())?.buildingBlockInstances ?? [];
  const answer = await desk.change([
    newText({ nl: word, ...(next(2) === 0 && { en: `${word}e` }) }, blocks[next(blocks.length || 1)]?.guid ?? null),
  ]);
  if (answer.statusCode === 200) run.acknowledged.push(word);
  note(run, answer);
}

/** From a draft that was read a moment ago: by now it may be another. */
async function rearrange(desk: Desk, run: Run, next: (count: number) => number): Promise<void> {
  const { buildingBlockInstances: blocks, structureVersion } = (await desk.look()) ?? { buildingBlockInstances: [], structureVersion: 0 };
  const one = blocks[next(blocks.length || 1)]?.guid;
  const other = blocks[next(blocks.length || 1)]?.guid ?? null;
  if (one === undefined) return;
  const operations: Operation[] = [
    { op: 'move', block: one, layoutPosition: 'main', after: other },
    { op: 'remove', block: one },
    { op: 'revive', block: one },
    { op: 'hide', block: one, isHidden: next(2) === 0 },
    { op: 'limit', block: one, languages: next(2) === 0 ? null : [next(2) === 0 ? 'nl' : 'en'] },
    { op: 'layout', layout: next(2) === 0 ? '100' : '25-75' },
  ];
  await lookAway(next);
  const answer = await desk.change([operations[next(operations.length)] as Operation]);
  note(run, answer);
  if (answer.statusCode !== 200) return;
  const { structureVersion: now } = answer.json<{ structureVersion: number }>();
  if (now > structureVersion + 1) run.counts.rebase += 1;
}

/** For a moment, in which others go on. */
function lookAway(next: (count: number) => number): Promise<void> {
  return new Promise((done) => setTimeout(done, next(12)));
}

async function goBack(desk: Desk, run: Run, next: (count: number) => number, language: Language): Promise<void> {
  const number = 1 + next(4);
  const isWhole = next(2) === 0;
  const body = { languages: isWhole ? (['nl', 'en'] as Language[]) : [language], hasStructure: isWhole };
  note(run, await desk.restore(number, body, language), 'restore');
}

function note({ counts, failures }: Run, { statusCode, body }: Answered, what?: keyof Run['counts']): void {
  if (statusCode === 200 && what) counts[what] += 1;
  if ([403, 404, 409, 412].includes(statusCode)) counts.refused += 1;
  else if (statusCode !== 200) failures.push(`${statusCode} ${body.slice(0, 300)}`);
}
