import { z } from 'zod';
import { defineBlock } from '../block-type.ts';
import { embedOf } from '../embed-hosts.ts';
import { AssetUse, line, LinkUse, PictureWords } from '../fields.ts';
import { joinLines } from '../plain-text.ts';

/** Something of another site on our list, such as a map. Nothing is loaded from there before the reader asks for it. */
export const embedBlock = defineBlock({
  type: 'embed',
  version: 1,
  category: 'picture',
  about: {
    nl: { name: 'Ingesloten deel', description: 'Een kaart of iets anders van een andere site' },
    en: { name: 'Embed', description: 'A map or something else from another site' },
  },
  options: z.strictObject({
    source: LinkUse.refine(({ href }) => embedOf(href) !== undefined, { params: { code: 'embed_not_listed' } }).optional(),
    poster: AssetUse.optional(),
  }),
  content: z.strictObject({
    title: line().default(''),
    poster: PictureWords.default({ alt: '' }),
    /** What it shows, for who does not open it. */
    description: line(600).default(''),
  }),
  plainText: ({ title, description }) => joinLines(title, description),
  sample: {
    options: { source: { href: 'https://www.openstreetmap.org/?mlat=52.6424&mlon=5.0602#map=15/52.6424/5.0602' } },
    content: {
      nl: {
        title: 'Waar u ons vindt',
        poster: { alt: '' },
        description: 'Het stadhuis staat aan de haven, vijf minuten lopen van het station.',
      },
      en: {
        title: 'Where to find us',
        poster: { alt: '' },
        description: 'The town hall stands by the harbour, a five-minute walk from the station.',
      },
    },
  },
});
