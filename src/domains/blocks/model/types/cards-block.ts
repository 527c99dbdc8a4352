import { z } from 'zod';
import { defineBlock } from '../block-type.ts';
import { AssetUse, background, items, itemWords, line, LinkUse, PictureWords } from '../fields.ts';
import { itemOrder } from '../item-order.ts';
import { joinLines } from '../plain-text.ts';
import { sampleGuids } from '../sample-guids.ts';

const [first, second, third] = sampleGuids;
const noPicture = { picture: { alt: '' } };

/** Ways to other pages: as a quiet grid of links, or with pictures. */
export const cardsBlock = defineBlock({
  type: 'cards',
  version: 1,
  category: 'link',
  about: {
    nl: { name: 'Kaarten', description: 'Wegen naar andere pagina’s, met of zonder foto' },
    en: { name: 'Cards', description: 'Ways to other pages, with or without pictures' },
  },
  options: z.strictObject({
    background,
    variant: z.enum(['links', 'pictures']).default('links'),
    /** Where there is room for them. */
    columns: z.union([z.literal(2), z.literal(3), z.literal(4)]).default(3),
    /** Beside the heading, to where there is more of this. */
    more: LinkUse.optional(),
    items: items({ link: LinkUse.optional(), picture: AssetUse.optional() }),
  }),
  content: z.strictObject({
    heading: line().default(''),
    more: line(100).default(''),
    items: itemWords({ title: line().default(''), text: line(400).default(''), picture: PictureWords.default({ alt: '' }) }),
  }),
  ...itemOrder,
  plainText: ({ heading, more, items: words }) =>
    joinLines(heading, more, ...Object.values(words).flatMap(({ title, text, picture }) => [title, text, picture.alt])),
  sample: {
    options: {
      background: 'none',
      variant: 'links',
      columns: 3,
      items: [
        { guid: first, link: { href: '/' } },
        { guid: second, link: { href: '/' } },
        { guid: third, link: { href: '/' } },
      ],
    },
    content: {
      nl: {
        heading: 'Direct regelen',
        more: '',
        items: {
          [first]: { title: 'Paspoort of ID-kaart', text: 'Maak een afspraak. Klaar in vijf werkdagen.', ...noPicture },
          [second]: { title: 'Verhuizing doorgeven', text: 'Kan tot vier weken voor u verhuist.', ...noPicture },
          [third]: { title: 'Afvalkalender', text: 'Zie wanneer uw container wordt geleegd.', ...noPicture },
        },
      },
      en: {
        heading: 'Arrange it now',
        more: '',
        items: {
          [first]: { title: 'Passport or identity card', text: 'Make an appointment. Ready in five working days.', ...noPicture },
          [second]: { title: 'Report a move', text: 'From four weeks before you move.', ...noPicture },
          [third]: { title: 'Waste calendar', text: 'See when your bin is emptied.', ...noPicture },
        },
      },
    },
  },
});
