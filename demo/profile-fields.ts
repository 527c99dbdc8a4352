import type { NewPropertyDefinition } from '#domains/properties/model/property.ts';

const common: Pick<
  NewPropertyDefinition,
  | 'category'
  | 'subsection'
  | 'subsectionOrdinal'
  | 'visibleFor'
  | 'visibleForRoles'
  | 'required'
  | 'options'
  | 'defaultValue'
  | 'autocomplete'
  | 'mett'
> = {
  category: 'profile',
  subsection: '',
  subsectionOrdinal: 0,
  visibleFor: 'users',
  visibleForRoles: [],
  required: false,
  options: [],
  defaultValue: '',
  autocomplete: '',
  mett: false,
};

const work = { section: 'work', sectionOrdinal: 3 };

function words(nl: [label: string, help: string], en: [label: string, help: string]): NewPropertyDefinition['texts'] {
  return {
    nl: { label: nl[0], help: nl[1], section: 'Werk', subsection: '' },
    en: { label: en[0], help: en[1], section: 'Work', subsection: '' },
  };
}

/** What a municipality likes to know of its people. */
export const demoProfileFields: NewPropertyDefinition[] = [
  {
    ...common,
    ...work,
    key: 'jobTitle',
    ordinal: 1,
    inputType: 'text',
    autocomplete: 'organization-title',
    texts: words(['Functie', ''], ['Job title', '']),
  },
  {
    ...common,
    ...work,
    key: 'team',
    ordinal: 2,
    inputType: 'select',
    options: [
      { value: 'residents', label: { nl: 'Inwoners', en: 'Residents' } },
      { value: 'space', label: { nl: 'Ruimte en wonen', en: 'Space and housing' } },
      { value: 'harbour', label: { nl: 'Haven en economie', en: 'Harbour and economy' } },
    ],
    texts: words(['Team', ''], ['Team', '']),
  },
  {
    ...common,
    ...work,
    key: 'workPhone',
    ordinal: 3,
    inputType: 'tel',
    autocomplete: 'work tel',
    texts: words(['Telefoon werk', 'Hierop bent u op uw werk te bereiken.'], ['Work telephone', 'The number to reach you at work.']),
  },
];
