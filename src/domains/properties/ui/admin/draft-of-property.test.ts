import { expect, test } from 'vitest';
import { type ManagedProperty, type PropertyDefinition, PropertyDefinitionChange, PropertyKey } from '../../model/property.ts';
import { propertyDefinition } from '../../testing/property-definition.ts';
import { draftOf, finished, inSection, inSubsection, newDraft, newHeading, sectionsFor } from './draft-of-property.ts';

function managed(about: Partial<PropertyDefinition> & { label?: string }): ManagedProperty {
  return { ...propertyDefinition(about), isActive: true, valueCount: 0, usedOptions: [] };
}

const others = [managed({ key: 'jobTitle', ordinal: 1 }), managed({ key: 'team', ordinal: 4, label: 'Team' })];
const words = (label: string) => ({ label, help: '', section: 'Werk', subsection: '' });

test('a new field comes last under the first heading, and gets a key from its English name', () => {
  const draft = { ...newDraft(others), texts: { nl: words('Kamer'), en: words('Room number 2!') } };
  const sent = finished(draft, null, others);
  expect(sent).toMatchObject({ key: 'roomNumber2', section: 'work', ordinal: 5, texts: { nl: { section: 'Werk' } } });
  const { key, ...change } = sent;
  expect([PropertyKey.safeParse(key).success, PropertyDefinitionChange.safeParse(change).success]).toEqual([true, true]);
});

test('a key that is taken gets a number, and one that begins with no letter a word', () => {
  const named = (label: string) => finished({ ...newDraft(others), texts: { nl: words(label), en: words(label) } }, null, others).key;
  expect(named('Job title')).toBe('jobTitle2');
  expect(named('2nd name')).toBe('field2ndName');
  expect(named('名前')).toBe('field');
});

test('a heading that is new comes after the others, with its own words', () => {
  const draft = inSection(newDraft(others), newHeading, others);
  expect(draft.sectionOrdinal).toBe(4);
  const sent = finished({ ...draft, texts: { nl: { ...words('A'), section: 'Bij nood' }, en: words('A') } }, null, others);
  expect(sent).toMatchObject({ section: 'bij-nood', subsection: '', ordinal: 1 });
});

test('a subheading belongs to its heading', () => {
  const draft = inSubsection(newDraft(others), newHeading, others);
  const sent = finished({ ...draft, texts: { nl: { ...words('A'), subsection: 'Op kantoor' }, en: words('A') } }, null, others);
  expect(sent).toMatchObject({ section: 'work', subsection: 'op-kantoor', subsectionOrdinal: 1, ordinal: 1 });
  expect(sectionsFor(draft, others)).toHaveLength(1);
});

test('options keep the name that answers know them by', () => {
  const label = { nl: 'Lezen', en: 'Reading' };
  const known = managed({ key: 'hobby', inputType: 'select', options: [{ value: 'reading', label }] });
  const draft = draftOf(known);
  const sent = finished({ ...draft, options: [{ value: '', label }, ...draft.options] }, known, [known]);
  expect(sent.options.map(({ value }) => value)).toEqual(['reading2', 'reading']);
  expect(finished({ ...draft, inputType: 'text' }, known, [known]).options).toEqual([]);
});
