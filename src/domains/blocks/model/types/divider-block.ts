import { z } from 'zod';
import { defineBlock } from '../block-type.ts';

/** Where one subject ends and the next begins. */
export const dividerBlock = defineBlock({
  type: 'divider',
  version: 1,
  category: 'text',
  about: {
    nl: { name: 'Scheidingslijn', description: 'Een lijn tussen twee onderwerpen' },
    en: { name: 'Divider', description: 'A line between two subjects' },
  },
  options: z.strictObject({
    /** A hairline over the whole width, or a short mark in the accent colour. */
    look: z.enum(['line', 'mark']).default('line'),
  }),
  content: z.strictObject({}),
  plainText: () => '',
  sample: { options: { look: 'line' }, content: { nl: {}, en: {} } },
});
