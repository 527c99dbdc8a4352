import type { RichText } from '#domains/blocks/model/rich-text.ts';
import type { Language } from '#platform/shared/language.ts';
import { richTextOf } from '#domains/blocks/model/rich-text-of.ts';

export interface HomePage {
  texts: Record<Language, { title: string; description: string }>;
  blocks: Record<Language, { text: RichText }>[];
}

/** Where an empty platform begins. */
export const emptyHome: HomePage = {
  texts: {
    nl: { title: 'Welkom', description: 'Hier komt een nieuwe website.' },
    en: { title: 'Welcome', description: 'A new website is on its way.' },
  },
  blocks: [
    {
      nl: { text: richTextOf('Hier komt een nieuwe website. Kom binnenkort nog eens kijken.') },
      en: { text: richTextOf('A new website is on its way. Please come back soon.') },
    },
  ],
};
