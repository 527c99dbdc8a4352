import { z } from 'zod';
import { defineBlock } from '../block-type.ts';
import { AssetUse, background, items, itemWords, line, LinkUse, PictureWords } from '../fields.ts';
import { itemOrder } from '../item-order.ts';
import { joinLines, plainText } from '../plain-text.ts';
import { richTextOf } from '../rich-text-of.ts';
import { RichText } from '../rich-text.ts';
import { sampleGuids } from '../sample-guids.ts';

const [first, second, third, fourth] = sampleGuids;
const noText = { text: '' };

/** The steps of a project: what is done, what is going on, what is ahead. */
export const timelineBlock = defineBlock({
  type: 'timeline',
  version: 1,
  category: 'text',
  about: {
    nl: { name: 'Tijdlijn', description: 'De stappen van een project: klaar, bezig of later' },
    en: { name: 'Timeline', description: 'The steps of a project: done, under way or ahead' },
  },
  options: z.strictObject({
    background,
    picture: AssetUse.optional(),
    link: LinkUse.optional(),
    items: items({ state: z.enum(['done', 'current', 'ahead']).default('ahead') }),
  }),
  content: z.strictObject({
    heading: line().default(''),
    text: RichText.optional(),
    picture: PictureWords.default({ alt: '' }),
    link: line(100).default(''),
    items: itemWords({ title: line().default(''), date: line(100).default(''), text: line(400).default('') }),
  }),
  ...itemOrder,
  plainText: ({ heading, text, link, items: words }) =>
    joinLines(heading, plainText(text), link, ...Object.values(words).flatMap((step) => [step.title, step.date, step.text])),
  sample: {
    options: {
      background: 'none',
      link: { href: '/' },
      items: [
        { guid: first, state: 'done' },
        { guid: second, state: 'current' },
        { guid: third, state: 'ahead' },
        { guid: fourth, state: 'ahead' },
      ],
    },
    content: {
      nl: {
        heading: 'Stadhuisplein: van parkeerplaats naar plein',
        text: richTextOf(
          'In 2027 wordt het plein groen en autovrij. U kunt nog tot 9 december meedenken over de bomen, de bankjes en de markt.',
        ),
        picture: { alt: '' },
        link: 'Geef uw mening',
        items: {
          [first]: { title: 'Idee', date: 'Voorjaar 2026', ...noText },
          [second]: { title: 'Meedenken', date: 'Tot 9 december', ...noText },
          [third]: { title: 'Ontwerp', date: 'Februari 2027', ...noText },
          [fourth]: { title: 'Uitvoering', date: 'Zomer 2027', ...noText },
        },
      },
      en: {
        heading: 'Town hall square: from car park to square',
        text: richTextOf(
          'In 2027 the square becomes green and car-free. Until 9 December you can help decide on the trees, the benches and the market.',
        ),
        picture: { alt: '' },
        link: 'Have your say',
        items: {
          [first]: { title: 'Idea', date: 'Spring 2026', ...noText },
          [second]: { title: 'Your ideas', date: 'Until 9 December', ...noText },
          [third]: { title: 'Design', date: 'February 2027', ...noText },
          [fourth]: { title: 'Building', date: 'Summer 2027', ...noText },
        },
      },
    },
  },
});
