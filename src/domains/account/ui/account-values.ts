import { isDerived, isPreference, type PropertyDefinition } from '#domains/properties/model/property.ts';
import { canSetProperty } from '#domains/properties/model/property.rules.ts';
import { nameFields, type ApplicationUser, type NameField, type ProfileChange } from '#domains/users/model/user.ts';

/** What stands in the fields of a profile: names by their own name, answers by that of what was asked, with this before it. */
export type Values = Record<string, string>;
export const answerMark = 'property-';

export function isNameField(field: string): field is NameField {
  return nameFields.includes(field as NameField);
}

/** What a person fills in on the profile page. The photo has a place of its own, preferences a page. */
export function askedOf(user: ApplicationUser, definitions: readonly PropertyDefinition[]): PropertyDefinition[] {
  return definitions.filter(
    (definition) =>
      definition.category === 'profile' &&
      !isPreference(definition) &&
      !isDerived(definition) &&
      definition.inputType !== 'photo' &&
      canSetProperty(user, user, definition),
  );
}

export function valueOf(
  user: Pick<ApplicationUser, 'properties'>,
  { key, defaultValue }: Pick<PropertyDefinition, 'key' | 'defaultValue'>,
): string {
  return user.properties.find((property) => property.key === key)?.value ?? defaultValue;
}

export function valuesOf(user: ApplicationUser, asked: readonly PropertyDefinition[]): Values {
  const { firstName, middleName, lastName } = user;
  const answers = asked.map((definition) => [answerMark + definition.key, valueOf(user, definition)] as const);
  return { firstName, middleName, lastName, ...Object.fromEntries(answers) };
}

/** Only what differs: what somebody changes elsewhere is not sent back as it was. */
export function changedValues(known: Values, values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([field, value]) => value.trim() !== known[field]));
}

export function changeOf(values: Values): ProfileChange {
  const names = Object.fromEntries(Object.entries(values).filter(([field]) => isNameField(field)));
  const properties = Object.entries(values)
    .filter(([field]) => field.startsWith(answerMark))
    .map(([field, value]) => ({ key: field.slice(answerMark.length), value }));
  return { ...names, ...(properties.length > 0 && { properties }) };
}

/** The field that an error is about. Answers are sent as a list, so their errors come by place. */
export function fieldOf(path: string, sent: ProfileChange): string | undefined {
  if (isNameField(path)) return path;
  const place = /^properties\.(\d+)\./.exec(path)?.[1];
  const key = place === undefined ? undefined : sent.properties?.[Number(place)]?.key;
  return key === undefined ? undefined : answerMark + key;
}

/** What has to be answered and never was: sent along, it is refused by name. */
export function unanswered(asked: readonly PropertyDefinition[], values: Values): Values {
  const fields = asked.filter(({ required }) => required).map(({ key }) => answerMark + key);
  return Object.fromEntries(fields.filter((field) => (values[field] ?? '') === '').map((field) => [field, '']));
}
