import { z } from 'zod';
import type { BlockType } from '#domains/blocks/model/block-type.ts';
import { RichText } from '#domains/blocks/model/rich-text.ts';

/** How one thing of a block is set. */
export type ControlKind =
  | { kind: 'choice'; values: readonly (string | number)[] }
  | { kind: 'several'; values: readonly string[] }
  | { kind: 'switch' }
  | { kind: 'number'; minimum: number; maximum: number }
  | { kind: 'link' }
  | { kind: 'picture' }
  /** What a thing of a list stands in: another of that list. */
  | { kind: 'parent' }
  /** Words, by how many characters there may be. */
  | { kind: 'line'; maximum: number }
  | { kind: 'runningText' };

export type Control<Kind extends ControlKind['kind'] = ControlKind['kind']> = Extract<ControlKind, { kind: Kind }> & {
  field: string;
  schema: z.ZodType;
  /** What it is while nobody has set it. */
  standard: unknown;
};

/** A list of things in a block: cards, rows, columns. */
export interface ListControls {
  list: 'items' | 'columns';
  /** What is said, shown and led to. Of a row of a table that is one line for each column, which no shape knows. */
  content: readonly Control[];
  looks: readonly Control[];
  /** How many there can be. */
  maximum: number;
  /** A new thing, as it stands in the options. */
  newThing(guid: string): { guid: string } & Record<string, unknown>;
  /** Its first words, by field. A row has those of its columns. */
  firstWords: Readonly<Record<string, unknown>> | 'byColumn';
}

export interface BlockControls {
  /** What it says, shows and leads to, in the order in which it stands on the page. */
  content: readonly Control[];
  looks: readonly Control[];
  lists: readonly ListControls[];
  /** Options for which there is no control. */
  unknown: readonly string[];
}

type Shape = Readonly<Record<string, z.ZodType>>;

/** What can be set of a block, read from the shape of its type: a new type of block has its controls by itself. */
export function controlsOf({ options, content }: Pick<BlockType, 'options' | 'content'>): BlockControls {
  const shapes = { options: shapeOf(options), words: shapeOf(content) };
  const lists = listNames.filter((list) => thingIn(shapes.options[list]) !== undefined);
  const { controls, unknown } = controlsIn(without(shapes.options, lists), without(shapes.words, ['items']));
  const ofLists = lists.map((list) => listControls(list, shapes.options[list], list === 'items' ? shapes.words['items'] : undefined));
  return {
    ...sorted(controls),
    lists: ofLists.map(({ controls: list }) => list),
    unknown: [...unknown, ...ofLists.flatMap((each) => each.unknown)],
  };
}

const listNames = ['columns', 'items'] as const;

function listControls(list: ListControls['list'], things: z.ZodType | undefined, words: z.ZodType | undefined) {
  const thing = thingIn(things) ?? z.object();
  const ofThing = words && (bare(words) as z.ZodRecord<z.ZodUUID, z.ZodType>).valueType;
  const isByColumn = ofThing instanceof z.ZodRecord;
  const { controls, unknown } = controlsIn(without(shapeOf(thing), ['guid']), ofThing && !isByColumn ? shapeOf(ofThing) : {});
  const ofList: ListControls = {
    list,
    ...sorted(controls),
    maximum: Number(bare(things)?._zod.bag['maximum'] ?? Infinity),
    newThing: (guid: string) => thing.parse({ guid }) as { guid: string } & Record<string, unknown>,
    firstWords: isByColumn ? 'byColumn' : ((ofThing?.parse({}) ?? {}) as Record<string, unknown>),
  };
  return { controls: ofList, unknown: unknown.map((field) => `${list}.${field}`) };
}

/** What a list is made of. Other options may be named as one: the number of columns of cards. */
function thingIn(list: z.ZodType | undefined): z.ZodObject | undefined {
  const inside = bare(list);
  return inside instanceof z.ZodArray && inside.element instanceof z.ZodObject ? inside.element : undefined;
}

/** What a reader meets is content; how it looks and works is not. */
function sorted(controls: readonly Control[]): Pick<BlockControls, 'content' | 'looks'> {
  const isContent = ({ kind }: Control) => contentKinds.has(kind);
  return { content: controls.filter(isContent), looks: controls.filter((control) => !isContent(control)) };
}

const contentKinds: ReadonlySet<ControlKind['kind']> = new Set(['line', 'runningText', 'picture', 'link']);

/** What has words stands in their order, with what it shows and leads to; what is in the options alone comes after. */
function controlsIn(options: Shape, words: Shape): { controls: Control[]; unknown: string[] } {
  const ofOptions = Object.entries(options).map(([field, schema]) => ({ field, control: controlOf(field, schema) }));
  const known = ofOptions.flatMap(({ control }) => control ?? []);
  const ofWords = Object.entries(words).flatMap(([field, schema]) => {
    const control = controlOfWords(field, schema);
    return [control, known.find((each) => each.field === field)].flatMap((each) => each ?? []);
  });
  return {
    controls: [...ofWords, ...known.filter(({ field }) => !(field in words))],
    unknown: ofOptions.flatMap(({ field, control }) => (control ? [] : [field])),
  };
}

function controlOf(field: string, schema: z.ZodType): Control | undefined {
  const kind = kindOf(bare(schema) ?? schema, schema);
  return kind && { ...kind, field, schema, standard: standardOf(schema) };
}

/** What a picture says is set with the picture. */
function controlOfWords(field: string, schema: z.ZodType): Control | undefined {
  const inside = bare(schema);
  const about = { field, schema, standard: standardOf(schema) };
  if (inside === RichText) return { kind: 'runningText', ...about };
  return inside instanceof z.ZodString ? { kind: 'line', maximum: inside.maxLength ?? Infinity, ...about } : undefined;
}

function kindOf(schema: z.ZodType, whole: z.ZodType): ControlKind | undefined {
  if (schema instanceof z.ZodBoolean) return { kind: 'switch' };
  if (schema instanceof z.ZodEnum) return { kind: 'choice', values: schema.options };
  if (schema instanceof z.ZodUnion) return { kind: 'choice', values: schema.options.map((each) => (each as z.ZodLiteral<number>).value) };
  if (schema instanceof z.ZodNumber) return { kind: 'number', minimum: schema.minValue ?? 0, maximum: schema.maxValue ?? Infinity };
  if (schema instanceof z.ZodUUID) return isNullable(whole) ? { kind: 'parent' } : undefined;
  if (schema instanceof z.ZodArray) {
    const element = bare(schema.element as z.ZodType);
    return element instanceof z.ZodEnum ? { kind: 'several', values: element.options as string[] } : undefined;
  }
  if (!(schema instanceof z.ZodObject)) return undefined;
  const fields = Object.keys(schema.shape).join(' ');
  return fields === 'href' ? { kind: 'link' } : fields === 'asset' ? { kind: 'picture' } : undefined;
}

/** Without what says that it may be absent. */
function bare(schema: z.ZodType | undefined): z.ZodType | undefined {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return bare(schema.unwrap() as z.ZodType);
  }
  return schema;
}

function isNullable(schema: z.ZodType): boolean {
  return schema.safeParse(null).success;
}

function standardOf(schema: z.ZodType): unknown {
  return schema.safeParse(undefined).data;
}

function shapeOf(schema: z.ZodType): Shape {
  return (bare(schema) as z.ZodObject).shape as Shape;
}

function without(shape: Shape, names: readonly string[]): Shape {
  return Object.fromEntries(Object.entries(shape).filter(([name]) => !names.includes(name)));
}

/** Of a row of a table: its cells, which its columns name. */
export function cellControls(options: Readonly<Record<string, unknown>>): Control[] {
  const columns = (options['columns'] ?? []) as readonly { guid: string }[];
  return columns.map(({ guid }) => ({ kind: 'line', maximum: 500, field: guid, schema: z.string(), standard: '' }));
}
