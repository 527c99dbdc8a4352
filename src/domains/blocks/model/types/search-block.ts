import { z } from 'zod';
import { defineBlock } from '../block-type.ts';
import { background, items, itemWords, line, LinkUse } from '../fields.ts';
import { itemOrder } from '../item-order.ts';
import { joinLines } from '../plain-text.ts';
import { sampleGuids } from '../sample-guids.ts';

const [first, second, third] = sampleGuids;

/** A search field; as `hero` the large one of the home page, on a card that may lie over the header image. */
export const searchBlock = defineBlock({
  type: 'search',
  version: 1,
  category: 'link',
  about: {
    nl: { name: 'Zoekveld', description: 'Een zoekveld, met wat anderen vaak zoeken' },
    en: { name: 'Search field', description: 'A search field, with what others often look for' },
  },
  options: z.strictObject({
    background,
    variant: z.enum(['plain', 'hero']).default('plain'),
    /** What others often look for. */
    items: items({ link: LinkUse.optional() }).max(10),
  }),
  content: z.strictObject({
    heading: line().default(''),
    label: line(100).default(''),
    /** Before the links. */
    often: line(100).default(''),
    items: itemWords({ label: line(100).default('') }),
  }),
  ...itemOrder,
  plainText: ({ heading, label, often, items: words }) =>
    joinLines(heading, label, often, ...Object.values(words).map((item) => item.label)),
  first: { variant: 'plain' },
  sample: {
    options: {
      background: 'none',
      variant: 'hero',
      items: [
        { guid: first, link: { href: '/' } },
        { guid: second, link: { href: '/' } },
        { guid: third, link: { href: '/' } },
      ],
    },
    content: {
      nl: {
        heading: 'Waarmee kunnen we u helpen?',
        label: 'Zoek een onderwerp, bijvoorbeeld grofvuil',
        often: 'Vaak gezocht:',
        items: { [first]: { label: 'afvalkalender' }, [second]: { label: 'paspoort' }, [third]: { label: 'parkeren' } },
      },
      en: {
        heading: 'How can we help you?',
        label: 'Search for a subject, such as bulky waste',
        often: 'Others look for:',
        items: { [first]: { label: 'waste calendar' }, [second]: { label: 'passport' }, [third]: { label: 'parking' } },
      },
    },
  },
});
