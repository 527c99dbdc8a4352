import { z } from 'zod';
import { AssetUse, itemWords, items, line, PictureWords } from '#domains/blocks/model/fields.ts';

/** What a list item can be. Types are code: each has its fields, its card and its detail view. */
export const listItemTypes = ['news', 'event', 'project', 'article', 'document', 'person', 'vacancy', 'question'] as const;
export const ListItemType = z.enum(listItemTypes);
export type ListItemType = z.infer<typeof ListItemType>;

export const projectPhases = ['idea', 'participate', 'design', 'build', 'done'] as const;

interface TypeDefinition<Fields extends z.ZodObject = z.ZodObject, Words extends z.ZodObject = z.ZodObject> {
  /** The same in every language. */
  fields: Fields;
  /** In each language. */
  words: Words;
}

function defineType<Fields extends z.ZodRawShape, Words extends z.ZodRawShape>(fields: Fields, words: Words) {
  return {
    fields: z.strictObject({ picture: AssetUse.optional(), ...fields }),
    words: z.strictObject({ picture: PictureWords.extend({ caption: line(300).default('') }).optional(), ...words }),
  } satisfies TypeDefinition;
}

const author = line(100).default('');

/** What each type adds to a title, a description, a picture and a body. */
export const typeDefinitions = {
  news: defineType({ author }, {}),
  event: defineType({ isAllDay: z.boolean().default(false) }, { place: line().default('') }),
  project: defineType(
    { phase: z.enum(projectPhases).default('idea'), milestones: items({ on: z.iso.date() }).default([]) },
    { place: line().default(''), milestones: itemWords({ text: line() }).default({}) },
  ),
  article: defineType({ author }, {}),
  document: defineType({ file: AssetUse.optional() }, {}),
  person: defineType({ email: z.union([z.email(), z.literal('')]).default(''), phone: line(30).default('') }, { role: line().default('') }),
  vacancy: defineType(
    {
      hours: z.strictObject({ from: z.number().int().min(1).max(40), to: z.number().int().min(1).max(40) }).optional(),
      salary: z.strictObject({ from: z.number().int().min(0), to: z.number().int().min(0) }).optional(),
      closesOn: z.iso.date().optional(),
    },
    { department: line().default('') },
  ),
  question: defineType({}, {}),
} satisfies Record<ListItemType, TypeDefinition>;

export type FieldsOf<T extends ListItemType> = z.output<(typeof typeDefinitions)[T]['fields']> &
  z.output<(typeof typeDefinitions)[T]['words']>;
