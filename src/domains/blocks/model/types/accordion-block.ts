import { z } from 'zod';
import { defineBlock } from '../block-type.ts';
import { background, items, itemWords, line } from '../fields.ts';
import { nestedItemOrder } from '../item-order.ts';
import { joinLines, plainText } from '../plain-text.ts';
import { richTextOf } from '../rich-text-of.ts';
import { RichText } from '../rich-text.ts';
import { sampleGuids } from '../sample-guids.ts';

const [first, second, third, fourth] = sampleGuids;

const Entries = items({ parentGuid: z.uuid().nullable().default(null) }).refine(
  (entries) => {
    const top = new Set(entries.filter(({ parentGuid }) => parentGuid === null).map(({ guid }) => guid));
    return entries.every(({ parentGuid }) => parentGuid === null || top.has(parentGuid));
  },
  { params: { code: 'nested_too_deep' } },
);

/** Texts that unfold, and texts within those: one level deep. */
export const accordionBlock = defineBlock({
  type: 'accordion',
  version: 1,
  category: 'text',
  about: {
    nl: { name: 'Vragen en antwoorden', description: 'Een antwoord klapt open na een klik' },
    en: { name: 'Questions and answers', description: 'An answer unfolds after a click' },
  },
  options: z.strictObject({ background, items: Entries }),
  content: z.strictObject({
    heading: line().default(''),
    items: itemWords({ title: line().default(''), text: RichText.optional() }),
  }),
  ...nestedItemOrder,
  plainText: ({ heading, items: words }) =>
    joinLines(heading, ...Object.values(words).flatMap(({ title, text }) => [title, plainText(text)])),
  first: { items: [first, second, third].map((guid) => ({ guid, parentGuid: null })) },
  sample: {
    options: {
      background: 'none',
      items: [
        { guid: first, parentGuid: null },
        { guid: second, parentGuid: null },
        { guid: third, parentGuid: second },
        { guid: fourth, parentGuid: second },
      ],
    },
    content: {
      nl: {
        heading: 'Veelgestelde vragen',
        items: {
          [first]: {
            title: 'Wat neem ik mee?',
            text: richTextOf('Uw oude paspoort of ID-kaart, en een pasfoto die niet ouder is dan zes maanden.'),
          },
          [second]: {
            title: 'Wat kost het?',
            text: richTextOf('De prijs hangt af van uw leeftijd. U betaalt bij de balie, met pin of contant.'),
          },
          [third]: { title: 'Tot 18 jaar', text: richTextOf('Het document is vijf jaar geldig.') },
          [fourth]: { title: 'Vanaf 18 jaar', text: richTextOf('Het document is tien jaar geldig.') },
        },
      },
      en: {
        heading: 'Frequently asked questions',
        items: {
          [first]: {
            title: 'What do I bring?',
            text: richTextOf('Your old passport or identity card, and a photo that is no older than six months.'),
          },
          [second]: {
            title: 'What does it cost?',
            text: richTextOf('The price depends on your age. You pay at the desk, by card or in cash.'),
          },
          [third]: { title: 'Under 18', text: richTextOf('The document is valid for five years.') },
          [fourth]: { title: '18 and over', text: richTextOf('The document is valid for ten years.') },
        },
      },
    },
  },
});
