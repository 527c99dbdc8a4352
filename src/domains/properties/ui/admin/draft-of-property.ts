import { slugOf } from '#platform/shared/slug.ts';
import { newProperty } from '../../model/new-property.ts';
import type { ManagedProperty, NewPropertyDefinition, PropertyDefinition } from '../../model/property.ts';

/** A field as it stands in the form. What machines call its parts is made up when it is sent. */
export type Draft = NewPropertyDefinition;

/** In place of the name of a heading: one that is being made. */
export const newHeading = '+';

export function newDraft(others: readonly ManagedProperty[]): Draft {
  const [first] = sectionsFor(newProperty, others);
  return inSection(newProperty, first?.section ?? newHeading, others);
}

export function draftOf(property: PropertyDefinition | ManagedProperty): Draft {
  const { isBuiltIn: _, version: __, isActive: ___, valueCount: ____, usedOptions: _____, ...draft } = property as ManagedProperty;
  return draft;
}

/** A field of each heading that this one can stand under. */
export function sectionsFor({ category }: Draft, others: readonly ManagedProperty[]): ManagedProperty[] {
  return firstOfEach(
    others.filter((each) => each.category === category),
    ({ section }) => section,
  );
}

/** A field of each subheading under its heading. */
export function subsectionsFor({ category, section }: Draft, others: readonly ManagedProperty[]): ManagedProperty[] {
  const inside = others.filter((each) => each.category === category && each.section === section && each.subsection !== '');
  return firstOfEach(inside, ({ subsection }) => subsection);
}

function firstOfEach(properties: readonly ManagedProperty[], nameOf: (property: ManagedProperty) => string): ManagedProperty[] {
  return [...new Map(properties.toReversed().map((each) => [nameOf(each), each])).values()].toReversed();
}

/** Under another heading. One that is new comes after the others, and before the preferences, which have a page of their own. */
export function inSection(draft: Draft, section: string, others: readonly ManagedProperty[]): Draft {
  const known = sectionsFor(draft, others).find((each) => each.section === section);
  const last = others.filter((each) => each.section !== 'preferences').map(({ sectionOrdinal }) => sectionOrdinal);
  const words = (language: 'nl' | 'en') => ({ section: known?.texts[language].section ?? '', subsection: '' });
  return withWords({ ...draft, section, sectionOrdinal: known?.sectionOrdinal ?? Math.max(0, ...last) + 1, ...noSubsection }, words);
}

const noSubsection = { subsection: '', subsectionOrdinal: 0 };

export function inSubsection(draft: Draft, subsection: string, others: readonly ManagedProperty[]): Draft {
  const all = subsectionsFor(draft, others);
  const known = all.find((each) => each.subsection === subsection);
  const last = Math.max(0, ...all.map(({ subsectionOrdinal }) => subsectionOrdinal));
  const subsectionOrdinal = subsection === '' ? 0 : (known?.subsectionOrdinal ?? last + 1);
  return withWords({ ...draft, subsection, subsectionOrdinal }, (language) => ({ subsection: known?.texts[language].subsection ?? '' }));
}

function withWords(draft: Draft, words: (language: 'nl' | 'en') => Partial<Draft['texts']['nl']>): Draft {
  return { ...draft, texts: { nl: { ...draft.texts.nl, ...words('nl') }, en: { ...draft.texts.en, ...words('en') } } };
}

/** The field as it is sent: with names for machines, and last where it was put. */
export function finished(draft: Draft, before: Draft | null, others: readonly ManagedProperty[]): Draft {
  const { nl, en } = draft.texts;
  const section = draft.section === newHeading ? slugOf(nl.section, 'section').slice(0, 40) : draft.section;
  const subsection = draft.subsection === newHeading ? slugOf(nl.subsection, 'subsection').slice(0, 40) : draft.subsection;
  const hasMoved = before?.section !== section || before.subsection !== subsection;
  const beside = others.filter((each) => each.section === section && each.subsection === subsection);
  const isChoice = hasOptions(draft);
  return {
    ...draft,
    section,
    subsection,
    key: before?.key ?? freeName(keyOf(en.label || nl.label), new Set(others.map(({ key }) => key))),
    ordinal: hasMoved ? Math.max(0, ...beside.map(({ ordinal }) => ordinal)) + 1 : draft.ordinal,
    options: isChoice ? namedOptions(draft.options) : [],
    visibleForRoles: draft.visibleFor === 'roles' ? draft.visibleForRoles : [],
  };
}

export function hasOptions({ inputType }: Pick<Draft, 'inputType'>): boolean {
  return inputType === 'select' || inputType === 'radio';
}

/** Options keep the name that answers know them by; a new one gets one from its words. */
function namedOptions(options: Draft['options']): Draft['options'] {
  const taken = new Set(options.map(({ value }) => value));
  return options.map((option) => {
    if (option.value !== '') return option;
    const value = freeName(slugOf(option.label.en || option.label.nl, 'option'), taken);
    taken.add(value);
    return { ...option, value };
  });
}

/** `Job title` → `jobTitle`. */
function keyOf(label: string): string {
  const [first = '', ...rest] = slugOf(label, 'field').replaceAll('_', '-').split('-');
  const key = first + rest.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('');
  return (/^[a-z]/.test(key) ? key : `field${key}`).slice(0, 36);
}

function freeName(wanted: string, taken: ReadonlySet<string>): string {
  let name = wanted;
  for (let number = 2; taken.has(name); number += 1) name = `${wanted}${number}`;
  return name;
}
