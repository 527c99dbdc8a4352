import type { NewPropertyDefinition } from './property.ts';

const noWords = { label: '', help: '', section: '', subsection: '' };

/** A field before anybody said anything about it. Everybody who is signed in sees the answer, until somebody says otherwise. */
export const newProperty: NewPropertyDefinition = {
  key: '',
  category: 'profile',
  section: '',
  subsection: '',
  sectionOrdinal: 0,
  subsectionOrdinal: 0,
  ordinal: 1,
  visibleFor: 'users',
  visibleForRoles: [],
  inputType: 'text',
  required: false,
  options: [],
  defaultValue: '',
  autocomplete: '',
  mett: false,
  texts: { nl: noWords, en: noWords },
};
