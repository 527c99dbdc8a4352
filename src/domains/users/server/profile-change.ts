import { isProfilePhotoOf } from '#domains/assets/server/index.ts';
import { checkPropertyValue } from '#domains/properties/model/property-value.ts';
import { canSetProperty } from '#domains/properties/model/property.rules.ts';
import { namedIn, type Property, type PropertyDefinition } from '#domains/properties/model/property.ts';
import { listDefinitions } from '#domains/properties/server/index.ts';
import type { Ctx } from '#platform/server/context.ts';
import { fieldErrorsOf } from '#platform/server/handle.ts';
import { requestErrors, type FieldError } from '#platform/shared/errors.ts';
import { userErrors } from '../model/user.errors.ts';
import { ProfileNames, type GivenProfile, type ProfileChange } from '../model/user.ts';

interface CheckedProfile {
  /** As it is stored. */
  change: ProfileChange & { properties: Property[] };
  /** A photo that everybody may see was put in place or taken away: copies of the old one are out of date. */
  hasPublicPhoto: boolean;
  /** What is asked, as its reader knows it; by key, and only what all people may see: it stands in the log when the field is gone. */
  labels: Record<string, { nl: string; en: string }>;
}

/** Names and answers are judged together: a person reads all that they have to mend at once. */
export async function checkProfile(ctx: Pick<Ctx, 'db' | 'actor'>, given: GivenProfile): Promise<CheckedProfile> {
  const { properties, termsOfUseVersionAccepted, ...names } = given;
  const checkedNames = ProfileNames.safeParse(names);
  const answers = await checkProperties(ctx, properties ?? []);
  const problems = [...(checkedNames.error?.issues ?? []).flatMap(fieldErrorsOf), ...answers.problems];
  if (problems.length > 0) throw requestErrors.invalid(undefined, { fields: problems });
  return {
    change: { ...checkedNames.data, termsOfUseVersionAccepted, properties: answers.properties },
    hasPublicPhoto: answers.hasPublicPhoto,
    labels: answers.labels,
  };
}

interface CheckedProperties {
  properties: Property[];
  problems: FieldError[];
  hasPublicPhoto: boolean;
  labels: CheckedProfile['labels'];
}

/** Somebody's answers about themselves: to what is asked, by who may give them, in the form that was asked for. */
async function checkProperties(ctx: Pick<Ctx, 'db' | 'actor'>, given: readonly Property[]): Promise<CheckedProperties> {
  if (given.length === 0) return { properties: [], problems: [], hasPublicPhoto: false, labels: {} };
  const answers = matched(given, await listDefinitions(ctx.db));
  const owner = { guid: ctx.actor.guid ?? '' };
  if (answers.some(({ definition }) => !canSetProperty(ctx.actor, owner, definition))) throw userErrors.property_forbidden();
  const problems: FieldError[] = [];
  const properties: Property[] = [];
  for (const [index, { definition, value }] of answers.entries()) {
    const checked = checkPropertyValue(definition, value);
    const path = `properties.${index}.value`;
    if ('problem' in checked) problems.push({ path, ...checked.problem });
    else if (await isStrangePhoto(ctx, definition, checked.value)) problems.push({ path, code: 'format_photo' });
    else properties.push({ key: definition.key, value: checked.value });
  }
  const hasPublicPhoto = answers.some(({ definition }) => definition.inputType === 'photo' && definition.visibleFor === 'everyone');
  const forAll = answers.map(({ definition }) => definition).filter(isForAllUsers);
  const labels = Object.fromEntries(forAll.map((definition) => [definition.key, namedIn(definition).label]));
  return { properties, problems, hasPublicPhoto, labels };
}

function isForAllUsers({ mett, visibleFor }: PropertyDefinition): boolean {
  return !mett && (visibleFor === 'everyone' || visibleFor === 'users');
}

interface AnswerTo {
  definition: PropertyDefinition;
  value: string;
}

function matched(given: readonly Property[], definitions: readonly PropertyDefinition[]): AnswerTo[] {
  const known = new Map(definitions.map((definition) => [definition.key, definition]));
  const unknown = given.flatMap(({ key }, index) => (known.has(key) ? [] : [{ path: `properties.${index}.key`, code: 'not_valid' }]));
  if (unknown.length > 0) throw requestErrors.unreadable(undefined, { fields: unknown });
  return given.flatMap(({ key, value }) => {
    const definition = known.get(key);
    return definition ? [{ definition, value }] : [];
  });
}

/** A photo is one that its owner uploaded for this. */
async function isStrangePhoto(
  { db, actor }: Pick<Ctx, 'db' | 'actor'>,
  { inputType }: PropertyDefinition,
  value: string,
): Promise<boolean> {
  return inputType === 'photo' && value !== '' && !(await isProfilePhotoOf(db, value, actor.guid ?? ''));
}
