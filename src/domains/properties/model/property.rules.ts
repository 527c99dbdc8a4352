import type { Actor } from '#platform/shared/actor.ts';
import { inputTypes, isDerived, isForStaff, type PropertyDefinition } from './property.ts';

type Reader = Pick<Actor, 'guid' | 'isActive' | 'isMett' | 'roleIds'>;
type Visibility = Pick<PropertyDefinition, 'visibleFor' | 'visibleForRoles' | 'mett'>;

/** Who does not belong to the product's staff never learns that a staff-only property exists. */
export function canKnowProperty(actor: Pick<Actor, 'isActive' | 'isMett'>, definition: Omit<Visibility, 'visibleForRoles'>): boolean {
  return isStaff(actor) || !isForStaff(definition);
}

export function canSeeProperty(actor: Reader, owner: { guid: string }, definition: Visibility): boolean {
  if (!canKnowProperty(actor, definition)) return false;
  if (actor.isActive && actor.guid === owner.guid) return true;
  switch (definition.visibleFor) {
    case 'everyone':
      return true;
    case 'users':
      return actor.isActive && actor.guid !== null;
    case 'roles':
      return actor.isActive && definition.visibleForRoles.some((role) => actor.roleIds.includes(role));
    case 'staff':
      return isStaff(actor);
    case 'me':
      return false;
  }
}

/** People fill in what is asked about themselves. Staff have one picture for all of them. */
export function canSetProperty(
  actor: Pick<Actor, 'guid' | 'isActive' | 'isMett'>,
  owner: { guid: string },
  definition: Pick<PropertyDefinition, 'key' | 'visibleFor' | 'mett' | 'inputType'>,
): boolean {
  if (!actor.isActive || actor.guid !== owner.guid || isDerived(definition)) return false;
  if (definition.inputType === 'photo' && actor.isMett) return false;
  return canKnowProperty(actor, definition);
}

/** Admins decide what is asked; what only staff may know, staff alone. */
export function canDefineProperty(
  actor: Pick<Actor, 'isActive' | 'isAdmin' | 'isMett'>,
  definition: Omit<Visibility, 'visibleForRoles'>,
): boolean {
  return actor.isActive && actor.isAdmin && canKnowProperty(actor, definition);
}

type InputType = PropertyDefinition['inputType'];

/** What the answers to each kind of question are good for besides. */
const alsoAnswers: Partial<Record<InputType, readonly InputType[]>> = {
  text: ['textarea'],
  email: ['text', 'textarea'],
  tel: ['text', 'textarea'],
  url: ['text', 'textarea'],
  number: ['text', 'textarea'],
  date: ['text', 'textarea'],
  select: ['radio'],
  radio: ['select'],
};

/** The kinds that a question can be made into without making the answers of people worthless. */
export function inputTypesAfter(inputType: InputType, { hasAnswers }: { hasAnswers: boolean }): readonly InputType[] {
  return hasAnswers ? [inputType, ...(alsoAnswers[inputType] ?? [])] : inputTypes;
}

export function isStaff({ isActive, isMett }: Pick<Actor, 'isActive' | 'isMett'>): boolean {
  return isActive && isMett;
}
