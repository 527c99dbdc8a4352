import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { languages } from '#platform/shared/language.ts';
import { BlockPermissions } from './block-permissions.ts';
import { Colleague, DraftBlock } from './draft.ts';
import { Operation } from './operation.ts';
import { Structure } from './structure.ts';
import { isWriting } from './writing.ts';

/** A text of a page is longer than other bodies. */
const contentBytes = 1024 * 1024;

export const saveBlockContent = endpoint({
  method: 'PUT',
  path: '/api/buildingblockinstance/:guid/content',
  summary: 'Saves the words of a block in one language, in the draft',
  access: 'contentManager',
  proof: isWriting,
  versioned: true,
  remembersKeys: true,
  params: z.object({ guid: z.uuid() }),
  query: z.strictObject({ lang: z.enum(languages) }),
  body: z.strictObject({
    content: z.record(z.string(), z.unknown()),
    /** The version of the Dutch words that these say in another language. */
    basedOn: z.int().min(0).optional(),
    /** The same words as somebody else had them, who was not chosen: they are kept as a revision. */
    setAside: z.record(z.string(), z.unknown()).optional(),
  }),
  bodyLimit: contentBytes,
  response: DraftBlock.pick({ guid: true, content: true, contentVersion: true }).extend({
    /** Of all words of the language, with these. Who was at the number before it has seen everything. */
    draftVersion: z.int(),
    /** Somebody took the block away meanwhile. What was written is kept with it. */
    removed: z.object({ on: z.iso.datetime(), who: Colleague.nullable() }).nullable(),
  }),
});

export const saveDocumentWords = endpoint({
  method: 'PUT',
  path: '/api/documents/:guid/words',
  summary: 'Saves the title and the description of a document in one language, in the draft; null is as it is in Dutch',
  access: 'contentManager',
  proof: isWriting,
  versioned: true,
  remembersKeys: true,
  params: z.object({ guid: z.uuid() }),
  query: z.strictObject({ lang: z.enum(languages) }),
  body: z.strictObject({
    title: z.string().trim().min(1).max(200).nullable().optional(),
    description: z.string().trim().max(500).nullable().optional(),
    /** The same as somebody else had them, who was not chosen: they are kept as a revision. */
    setAside: z.strictObject({ title: z.string().max(200).optional(), description: z.string().max(500).optional() }).optional(),
  }),
  response: z.object({
    guid: z.uuid(),
    title: z.string().nullable(),
    description: z.string().nullable(),
    version: z.int(),
    draftVersion: z.int(),
  }),
});

export const changeDocument = endpoint({
  method: 'POST',
  path: '/api/documents/:guid:change',
  summary: 'Changes the structure of a draft by operations, which are done to the draft as it is now',
  access: 'contentManager',
  proof: isWriting,
  remembersKeys: true,
  params: z.object({ guid: z.uuid() }),
  body: z.strictObject({ operations: z.array(Operation).min(1).max(200) }),
  bodyLimit: contentBytes,
  response: z.object({
    guid: z.uuid(),
    /** The number of the structure with these operations. */
    structureVersion: z.int(),
    /** As it is now. */
    structure: Structure,
  }),
});

export const saveBlockOptions = endpoint({
  method: 'POST',
  path: '/api/buildingblockinstance/:guid/options',
  summary: 'Saves options of a block, in the draft; the ones that are not named stay',
  access: 'contentManager',
  proof: isWriting,
  versioned: true,
  params: z.object({ guid: z.uuid() }),
  body: z.record(z.string(), z.unknown()),
  response: DraftBlock.pick({ guid: true, options: true, version: true }).extend({ structureVersion: z.int() }),
});

const SavedPermissions = BlockPermissions.extend({
  guid: z.uuid(),
  /** Of the document's rights. */
  version: z.int(),
});

export const getBlockPermissions = endpoint({
  method: 'GET',
  path: '/api/buildingblockinstance/:guid/permissions',
  summary: 'Who may add items to a list',
  access: 'admin',
  params: z.object({ guid: z.uuid() }),
  response: SavedPermissions,
});

export const saveBlockPermissions = endpoint({
  method: 'POST',
  path: '/api/buildingblockinstance/:guid/permissions',
  summary: 'Says who may add items to a list; it holds at once',
  access: 'admin',
  versioned: true,
  params: z.object({ guid: z.uuid() }),
  body: BlockPermissions,
  response: SavedPermissions,
});
