import { z } from 'zod';
import { languages } from '#platform/shared/language.ts';

/** The language of words that nobody wrote in the reader's. */
const lang = z.enum(languages).nullable();

/** What the site itself says about reaching the organisation, as far as it was asked. */
export const ContactAnswer = z.object({
  phone: z.object({ text: z.string(), href: z.string().nullable(), note: z.string(), noteLang: lang }).nullable(),
  email: z.object({ text: z.string(), href: z.string().nullable() }).nullable(),
  address: z.object({ lines: z.array(z.string()), map: z.object({ text: z.string(), href: z.string(), lang }).nullable() }).nullable(),
  /** As they stand on the contact page: words for people, which no clock can read. */
  hours: z.array(z.object({ days: z.string(), hours: z.string(), lang })),
});
export type ContactAnswer = z.infer<typeof ContactAnswer>;
