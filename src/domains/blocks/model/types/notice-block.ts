import { z } from 'zod';
import { defineBlock } from '../block-type.ts';
import { line } from '../fields.ts';
import { joinLines, plainText } from '../plain-text.ts';
import { richTextOf } from '../rich-text-of.ts';
import { RichText } from '../rich-text.ts';

/** What a reader should not miss. */
export const noticeBlock = defineBlock({
  type: 'notice',
  version: 1,
  category: 'text',
  about: {
    nl: { name: 'Melding', description: 'Wat niemand mag missen' },
    en: { name: 'Notice', description: 'What nobody should miss' },
  },
  options: z.strictObject({ kind: z.enum(['info', 'success', 'warning']).default('info') }),
  content: z.strictObject({ title: line().default(''), text: RichText.optional() }),
  plainText: ({ title, text }) => joinLines(title, plainText(text)),
  first: { kind: 'info' },
  sample: {
    options: { kind: 'warning' },
    content: {
      nl: {
        title: 'Het stadhuis is vrijdag gesloten',
        text: richTextOf('Maandag zijn we er weer vanaf 9:00. Een geboorte of overlijden aangeven kan wel: bel 14 0299.'),
      },
      en: {
        title: 'The town hall is closed on Friday',
        text: richTextOf('We are back on Monday from 9:00. You can still register a birth or death: call 14 0299.'),
      },
    },
  },
});
