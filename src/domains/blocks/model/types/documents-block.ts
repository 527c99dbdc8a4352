import { z } from 'zod';
import { ownTargetOf } from '../link-target.ts';
import { defineBlock } from '../block-type.ts';
import { background, items, itemWords, line, LinkUse } from '../fields.ts';
import { itemOrder } from '../item-order.ts';
import { joinLines } from '../plain-text.ts';
import { sampleGuids } from '../sample-guids.ts';

const [first, second] = sampleGuids;

const FileUse = LinkUse.refine(({ href }) => ownTargetOf(href)?.kind === 'file', { params: { code: 'not_a_file' } });

/** Files to download, each with its kind and size. */
export const documentsBlock = defineBlock({
  type: 'documents',
  version: 1,
  category: 'link',
  about: {
    nl: { name: 'Documenten', description: 'Bestanden om te downloaden' },
    en: { name: 'Documents', description: 'Files to download' },
  },
  options: z.strictObject({ background, items: items({ file: FileUse.optional() }) }),
  content: z.strictObject({
    heading: line().default(''),
    items: itemWords({ title: line().default(''), description: line(400).default('') }),
  }),
  ...itemOrder,
  plainText: ({ heading, items: words }) =>
    joinLines(heading, ...Object.values(words).flatMap(({ title, description }) => [title, description])),
  sample: {
    options: { background: 'none', items: [{ guid: first }, { guid: second }] },
    content: {
      nl: {
        heading: 'Documenten',
        items: {
          [first]: { title: 'Schetsontwerp van het plein', description: 'Tekeningen en doorsneden, september 2026.' },
          [second]: { title: 'Verslag van de inloopavond', description: '' },
        },
      },
      en: {
        heading: 'Documents',
        items: {
          [first]: { title: 'First design of the square', description: 'Drawings and cross sections, September 2026.' },
          [second]: { title: 'Report of the open evening', description: '' },
        },
      },
    },
  },
});
