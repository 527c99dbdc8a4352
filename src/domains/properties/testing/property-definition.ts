import { newProperty } from '../model/new-property.ts';
import type { PropertyDefinition } from '../model/property.ts';

/** Something that is asked about people; a test names only what it is about. */
export function propertyDefinition(about: Partial<PropertyDefinition> & { label?: string } = {}): PropertyDefinition {
  const { label = 'Functie', ...rest } = about;
  const words = { label, help: '', section: 'Werk', subsection: '' };
  const place = { key: 'jobTitle', section: 'work', sectionOrdinal: 3, texts: { nl: words, en: words } };
  return { ...newProperty, ...place, isBuiltIn: false, version: 1, ...rest };
}
