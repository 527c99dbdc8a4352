import { z } from 'zod';
import { defineBlock } from '../block-type.ts';
import { background, items, line } from '../fields.ts';
import { itemOrder } from '../item-order.ts';
import { joinLines } from '../plain-text.ts';
import { sampleGuids } from '../sample-guids.ts';

const [first, second, third, dayColumn, openColumn, costColumn] = sampleGuids;

function row([day, open, cost]: [day: string, open: string, cost: string]): Record<string, string> {
  return { [dayColumn]: day, [openColumn]: open, [costColumn]: cost };
}

/** Facts in rows and columns. Rows are items; the words of a row are by column. */
export const tableBlock = defineBlock({
  type: 'table',
  version: 1,
  category: 'text',
  about: {
    nl: { name: 'Tabel', description: 'Gegevens in rijen en kolommen, zoals tarieven' },
    en: { name: 'Table', description: 'Facts in rows and columns, such as rates' },
  },
  options: z.strictObject({
    background,
    columns: z
      .array(z.strictObject({ guid: z.uuid(), /** Numbers stand under one another, at the end. */ isNumber: z.boolean().default(false) }))
      .max(20),
    items: items({}),
    /** The first row says what the columns are. */
    hasHeaderRow: z.boolean().default(true),
    /** The first cell says what its row is about. */
    hasHeaderColumn: z.boolean().default(false),
  }),
  content: z.strictObject({
    heading: line().default(''),
    caption: line(300).default(''),
    items: z.record(z.uuid(), z.record(z.uuid(), line(500))).default({}),
  }),
  ...itemOrder,
  plainText: ({ heading, caption, items: rows }) =>
    joinLines(heading, caption, ...Object.values(rows).flatMap((cells) => Object.values(cells))),
  sample: {
    options: {
      background: 'none',
      columns: [
        { guid: dayColumn, isNumber: false },
        { guid: openColumn, isNumber: false },
        { guid: costColumn, isNumber: true },
      ],
      items: [{ guid: first }, { guid: second }, { guid: third }],
      hasHeaderRow: true,
      hasHeaderColumn: true,
    },
    content: {
      nl: {
        heading: '',
        caption: 'Parkeren in het centrum',
        items: {
          [first]: row(['Plaats', 'Open', 'Per uur']),
          [second]: row(['Garage Havenkade', 'dag en nacht', '€ 2,40']),
          [third]: row(['Terrein Oosterpoort', '7:00 tot 22:00', '€ 1,10']),
        },
      },
      en: {
        heading: '',
        caption: 'Parking in the centre',
        items: {
          [first]: row(['Place', 'Open', 'Per hour']),
          [second]: row(['Havenkade garage', 'day and night', '€2.40']),
          [third]: row(['Oosterpoort car park', '7:00 to 22:00', '€1.10']),
        },
      },
    },
  },
});
