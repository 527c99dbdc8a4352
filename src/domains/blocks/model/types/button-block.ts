import { z } from 'zod';
import { defineBlock } from '../block-type.ts';
import { background, items, itemWords, line, LinkUse } from '../fields.ts';
import { itemOrder } from '../item-order.ts';
import { joinLines } from '../plain-text.ts';
import { sampleGuids } from '../sample-guids.ts';

const [first, second] = sampleGuids;

/** The next step, as one to three links that look like buttons. */
export const buttonBlock = defineBlock({
  type: 'button',
  version: 1,
  category: 'link',
  about: {
    nl: { name: 'Knoppen', description: 'De volgende stap, als een tot drie knoppen' },
    en: { name: 'Buttons', description: 'The next step, as one to three buttons' },
  },
  options: z.strictObject({
    background,
    items: items({ link: LinkUse.optional(), look: z.enum(['primary', 'secondary']).default('primary') }).max(3),
  }),
  content: z.strictObject({ items: itemWords({ label: line(100).default('') }) }),
  ...itemOrder,
  plainText: ({ items: words }) => joinLines(...Object.values(words).map(({ label }) => label)),
  sample: {
    options: {
      background: 'none',
      items: [
        { guid: first, link: { href: '/' }, look: 'primary' },
        { guid: second, link: { href: '/' }, look: 'secondary' },
      ],
    },
    content: {
      nl: { items: { [first]: { label: 'Maak een afspraak' }, [second]: { label: 'Bekijk de openingstijden' } } },
      en: { items: { [first]: { label: 'Make an appointment' }, [second]: { label: 'See the opening hours' } } },
    },
  },
});
