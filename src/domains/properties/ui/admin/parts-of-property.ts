import { normalizeText } from '#platform/shared/text.ts';
import { memberPart, setPart, type Part } from '#platform/web/merge-parts.ts';
import type { Draft } from './draft-of-property.ts';

type Words = Draft['texts']['nl'];
type Place = Pick<Draft, 'category' | 'section' | 'subsection' | 'sectionOrdinal' | 'subsectionOrdinal'> & {
  words: Record<'nl' | 'en', Pick<Words, 'section' | 'subsection'>>;
};

const languages = ['nl', 'en'] as const;

/** What people change on its own about a field, each under the name of its place in the form. */
export const partsOfProperty: readonly Part<Draft>[] = [
  ...languages.flatMap((language) => [wordsPart(language, 'label'), wordsPart(language, 'help')]),
  { name: 'section', of: placeOf, put: (draft, place) => inPlace(draft, place as Place) },
  memberPart('ordinal'),
  memberPart('inputType'),
  memberPart('options'),
  memberPart('required'),
  memberPart('defaultValue'),
  memberPart('autocomplete'),
  memberPart('visibleFor'),
  setPart('visibleForRoles'),
  memberPart('mett'),
];

function wordsPart(language: 'nl' | 'en', part: 'label' | 'help'): Part<Draft> {
  return {
    name: `texts.${language}.${part}`,
    of: ({ texts }) => texts[language][part],
    put: (draft, words) => ({ ...draft, texts: { ...draft.texts, [language]: { ...draft.texts[language], [part]: words } } }),
  };
}

/** Where it stands is one choice, with the words of its headings. */
function placeOf({ category, section, subsection, sectionOrdinal, subsectionOrdinal, texts: { nl, en } }: Draft): Place {
  const words = { nl: headingsIn(nl), en: headingsIn(en) };
  return { category, section, subsection, sectionOrdinal, subsectionOrdinal, words };
}

function headingsIn({ section, subsection }: Words): Pick<Words, 'section' | 'subsection'> {
  return { section, subsection };
}

function inPlace(draft: Draft, { words, ...place }: Place): Draft {
  return { ...draft, ...place, texts: { nl: { ...draft.texts.nl, ...words.nl }, en: { ...draft.texts.en, ...words.en } } };
}

/** The headings of a place, in words. */
export function wordsOfPlace(place: unknown, language: 'nl' | 'en'): string {
  const { section, subsection } = (place as Place).words[language];
  return [section, subsection].filter(Boolean).join(': ');
}

/** Its words as the server would store them. */
export function asStored(draft: Draft): Draft {
  const storedIn = (words: Words) => ({ ...words, label: normalizeText(words.label).trim(), help: normalizeText(words.help).trim() });
  return { ...draft, texts: { nl: storedIn(draft.texts.nl), en: storedIn(draft.texts.en) } };
}
