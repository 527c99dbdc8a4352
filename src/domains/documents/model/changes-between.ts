import { plainText } from '#domains/blocks/model/plain-text.ts';
import { layoutPositions } from '#domains/blocks/model/layout.ts';
import { stableJson } from '#platform/shared/request-key.ts';
import type { Change, ChangedSetting, ChangedText } from './comparison.ts';
import type { Snapshot } from './snapshot.ts';
import { commonRuns, countWords, newBudget, shortened, wordDifference, type SearchBudget } from './word-difference.ts';

type Values = Readonly<Record<string, unknown>>;
type Block = Snapshot['buildingBlockInstances'][number];

/** As its readers get it; what is filled in from Dutch too. */
export type Compared = Pick<Snapshot, 'title' | 'description' | 'layout' | 'options' | 'fields' | 'buildingBlockInstances'>;

/** What readers find otherwise, in the order in which they read it. What is not there any more stands where it stood. */
export function changesBetween(before: Compared | null, after: Compared): Change[] {
  const budget = newBudget();
  const own = changeOfDocument(before, after, budget);
  return [...(own ? [own] : []), ...changesOfBlocks(before?.buildingBlockInstances ?? [], after.buildingBlockInstances, budget)];
}

function changeOfDocument(before: Compared | null, after: Compared, budget: SearchBudget): Change | null {
  const words = ({ title, description, fields }: Compared): Values => ({ title, description, ...fields });
  const texts = changedTexts({ before: before ? words(before) : {}, after: words(after), budget });
  const settings = new Set(before ? changedSettings(before.options, after.options) : []);
  if (before && before.layout !== after.layout) settings.add('layout');
  if (texts.length === 0 && settings.size === 0) return null;
  return { block: null, type: null, kind: before ? 'changed' : 'added', name: after.title, ...summary(texts), settings: [...settings] };
}

function changesOfBlocks(before: readonly Block[], after: readonly Block[], budget: SearchBudget): Change[] {
  const [old, fresh] = [inReadingOrder(before), inReadingOrder(after)];
  const former = new Map(old.map((block) => [block.guid, block]));
  const moved = movedBlocks(old, fresh);
  return withRemoved(old, fresh).flatMap(({ block, isRemoved }): Change[] => {
    if (isRemoved)
      return [
        {
          ...about(block, 'removed'),
          ...summary(changedTexts({ before: block.content, after: {}, options: block.options, budget })),
          settings: [],
        },
      ];
    const known = former.get(block.guid);
    if (!known)
      return [
        {
          ...about(block, 'added'),
          ...summary(changedTexts({ before: {}, after: block.content, options: block.options, budget })),
          settings: [],
        },
      ];
    const texts = changedTexts({ before: known.content, after: block.content, options: block.options, budget });
    const settings = new Set(changedSettings(known.options, block.options));
    if (hasOtherForm(known.content, block.content)) settings.add('form');
    if (moved.has(block.guid)) settings.add('place');
    if (texts.length === 0 && settings.size === 0) return [];
    return [{ ...about(block, 'changed'), ...summary(texts), settings: [...settings] }];
  });
}

function about({ guid, type, content }: Block, kind: Change['kind']) {
  return { block: guid, type, kind, name: nameOf(content) };
}

function summary(texts: readonly WholeText[]): Pick<Change, 'texts' | 'added' | 'removed'> {
  const count = (kind: string) =>
    texts.flatMap(({ parts }) => parts.filter((part) => part.kind === kind)).reduce((sum, { text }) => sum + countWords(text), 0);
  const shown = texts.map(({ field, item, parts }): ChangedText => ({ field, item, parts: shortened(parts) }));
  return { texts: shown, added: count('added'), removed: count('removed') };
}

function inReadingOrder(blocks: readonly Block[]): Block[] {
  return layoutPositions.flatMap((position) => blocks.filter((block) => block.layoutPosition === position));
}

/** The fewest that have to be moved to get from the one order to the other. */
function movedBlocks(old: readonly Block[], fresh: readonly Block[]): ReadonlySet<string> {
  const place = ({ guid, layoutPosition }: Block) => `${layoutPosition} ${guid}`;
  const stays = new Set(commonRuns(old.map(place), fresh.map(place)).flatMap(({ at, count }) => fresh.slice(at[1], at[1] + count)));
  return new Set(fresh.filter((block) => !stays.has(block)).map(({ guid }) => guid));
}

function withRemoved(old: readonly Block[], fresh: readonly Block[]): { block: Block; isRemoved: boolean }[] {
  const isThere = new Set(fresh.map(({ guid }) => guid));
  const all = fresh.map((block) => ({ block, isRemoved: false }));
  old.forEach((block, index) => {
    if (isThere.has(block.guid)) return;
    const neighbour = old[index - 1]?.guid;
    const place = all.findIndex((each) => each.block.guid === neighbour) + 1;
    all.splice(place, 0, { block, isRemoved: true });
  });
  return all;
}

interface WholeText {
  field: string;
  item: number | null;
  parts: ReturnType<typeof wordDifference>;
}

interface TwoVersions {
  before: Values;
  after: Values;
  options?: Values;
  budget: SearchBudget;
}

function changedTexts({ before, after, options = {}, budget }: TwoVersions): WholeText[] {
  const [old, fresh] = [textsIn(before), textsIn(after)];
  const places = new Map([...fresh, ...old].map(({ item, field }) => [`${item ?? ''} ${field}`, { item, field }]));
  const textAt = (texts: readonly FieldText[], place: Pick<FieldText, 'item' | 'field'>) =>
    texts.find(({ item, field }) => item === place.item && field === place.field)?.text ?? '';
  return [...places.values()].flatMap((place): WholeText[] => {
    const [one, other] = [textAt(old, place), textAt(fresh, place)];
    if (one === other) return [];
    return [
      { field: place.field, item: place.item === null ? null : numberOf(place.item, options), parts: wordDifference(one, other, budget) },
    ];
  });
}

interface FieldText {
  item: string | null;
  field: string;
  text: string;
}

function textsIn(words: Values, item: string | null = null, inside = ''): FieldText[] {
  return Object.entries(words).flatMap(([name, value]): FieldText[] => {
    const field = inside + name;
    if (typeof value === 'string') return [{ item, field, text: value }];
    if (!isValues(value)) return [];
    if (value['type'] === 'doc') return [{ item, field, text: plainText(value) }];
    if (name !== 'items') return textsIn(value, item, `${field}.`);
    return Object.entries(value).flatMap(([guid, fields]) => (isValues(fields) ? textsIn(fields, guid) : []));
  });
}

/** Of what a block repeats, as a person counts it; 0 for what is not there any more. */
function numberOf(guid: string, options: Values): number {
  return thingsIn(options['items']).findIndex((thing) => thing['guid'] === guid) + 1;
}

const firstFields = ['heading', 'title'];
const longestName = 60;

function nameOf(content: Values): string {
  const texts = textsIn(content);
  const first = texts.find(({ item, field, text }) => item === null && firstFields.includes(field) && text !== '');
  const [line = ''] = (first ?? texts.find(({ text }) => text !== ''))?.text.split('\n') ?? [];
  if (line.length <= longestName) return line;
  const cut = line.slice(0, longestName);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).trimEnd()}…`;
}

/** The same words, and yet not the same: a heading, a bold word, a link in a text. */
function hasOtherForm(before: unknown, after: unknown): boolean {
  if (!isValues(before) || !isValues(after)) return false;
  return Object.entries(after).some(([name, value]) => {
    const old = before[name];
    if (!isValues(value) || !isValues(old)) return false;
    if (value['type'] !== 'doc') return hasOtherForm(old, value);
    return plainText(value) === plainText(old) && stableJson(value) !== stableJson(old);
  });
}

function changedSettings(before: Values, after: Values): ChangedSetting[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name): ChangedSetting[] => {
    const [old, fresh] = [before[name], after[name]];
    if (stableJson(old) === stableJson(fresh)) return [];
    if (name === 'asset') return ['picture'];
    if (name === 'href') return ['link'];
    if (isThings(old) || isThings(fresh)) return changedThings(thingsIn(old), thingsIn(fresh));
    if (isValues(old) || isValues(fresh)) return changedSettings(valuesIn(old), valuesIn(fresh));
    return ['other'];
  });
}

function changedThings(before: readonly Values[], after: readonly Values[]): ChangedSetting[] {
  const guids = (things: readonly Values[]) => things.map(({ guid }) => guid);
  const changed = after.flatMap((thing): ChangedSetting[] => {
    const old = before.find(({ guid }) => guid === thing['guid']);
    return old ? changedSettings(old, thing) : [];
  });
  return stableJson(guids(before)) === stableJson(guids(after)) ? changed : ['items', ...changed];
}

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function valuesIn(value: unknown): Values {
  return isValues(value) ? value : {};
}

function isThings(value: unknown): boolean {
  return Array.isArray(value) && value.some((each) => isValues(each) && 'guid' in each);
}

function thingsIn(value: unknown): Values[] {
  return Array.isArray(value) ? value.filter(isValues) : [];
}
