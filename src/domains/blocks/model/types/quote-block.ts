import { z } from 'zod';
import { defineBlock } from '../block-type.ts';
import { AssetUse, background, line, PictureWords } from '../fields.ts';
import { joinLines } from '../plain-text.ts';

/** What somebody said, and who. */
export const quoteBlock = defineBlock({
  type: 'quote',
  version: 1,
  category: 'text',
  about: {
    nl: { name: 'Citaat', description: 'Iemand aan het woord, met naam en functie' },
    en: { name: 'Quote', description: 'What somebody said, with their name and role' },
  },
  options: z.strictObject({ background, portrait: AssetUse.optional() }),
  content: z.strictObject({
    text: line(1000).default(''),
    source: line().default(''),
    /** Who that is. */
    role: line().default(''),
    portrait: PictureWords.default({ alt: '' }),
  }),
  plainText: ({ text, source, role }) => joinLines(text, source, role),
  sample: {
    options: { background: 'none' },
    content: {
      nl: {
        text: 'Ik fiets elke dag langs het plein. Straks kan ik er ook even gaan zitten.',
        source: 'Amina de Boer',
        role: 'woont aan de Havenkade',
        portrait: { alt: '' },
      },
      en: {
        text: 'I cycle past the square every day. Soon I can sit down there for a while too.',
        source: 'Amina de Boer',
        role: 'lives on the Havenkade',
        portrait: { alt: '' },
      },
    },
  },
});
