import type { PropertyDefinition } from '../model/property.ts';

/** Something that is asked about people; a test names only what it is about. */
export function propertyDefinition(about: Partial<PropertyDefinition> & { label?: string } = {}): PropertyDefinition {
  const { label = 'Functie', ...rest } = about;
  const words = { label, help: '', section: 'Werk', subsection: '' };
  return {
    key: 'jobTitle',
    category: 'profile',
    section: 'work',
    subsection: '',
    sectionOrdinal: 3,
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
    texts: { nl: words, en: words },
    isBuiltIn: false,
    version: 1,
    ...rest,
  };
}
