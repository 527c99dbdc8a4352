import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { languages } from '#platform/shared/language.ts';
import { DraftBlock } from './draft.ts';
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
  params: z.object({ guid: z.uuid() }),
  query: z.strictObject({ lang: z.enum(languages) }),
  body: z.strictObject({ content: z.record(z.string(), z.unknown()) }),
  bodyLimit: contentBytes,
  response: DraftBlock.pick({ guid: true, content: true, contentVersion: true }),
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
  response: DraftBlock.pick({ guid: true, options: true, version: true }),
});
