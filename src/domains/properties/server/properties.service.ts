import { isDeepStrictEqual } from 'node:util';
import type { Ctx } from '#platform/server/context.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { requestErrors } from '#platform/shared/errors.ts';
import { checkPropertyValue } from '../model/property-value.ts';
import { propertyErrors } from '../model/property.errors.ts';
import { canDefineProperty, canKnowProperty, inputTypesAfter } from '../model/property.rules.ts';
import { namedIn, type NewPropertyDefinition, type PropertyDefinition, type PropertyDefinitionChange } from '../model/property.ts';
import {
  deleteDefinition,
  findAnswersTo,
  findDefinitionForUpdate,
  insertDefinition,
  listDefinitions,
  saveDefinition,
} from './properties.queries.ts';

export async function listKnownDefinitions({ db, actor }: Pick<Ctx, 'db' | 'actor'>): Promise<PropertyDefinition[]> {
  return (await listDefinitions(db)).filter((definition) => canKnowProperty(actor, definition));
}

export async function createDefinition(ctx: Ctx, definition: NewPropertyDefinition): Promise<PropertyDefinition> {
  if (!canDefineProperty(ctx.actor, definition)) throw propertyErrors.define_forbidden();
  requireSense(definition);
  return ctx.transact(async (tx) => {
    await insertDefinition(tx, definition);
    await ctx.record(tx, { type: 'property.defined', subjectGuid: null, details: namedIn(definition) });
    return getDefinition(tx, definition.key);
  });
}

interface At {
  key: string;
  version: number;
}

export async function updateDefinition(ctx: Ctx, at: At, change: PropertyDefinitionChange): Promise<PropertyDefinition> {
  return ctx.transact(async (tx) => {
    const definition = await getForChange(ctx, tx, at);
    if (!canDefineProperty(ctx.actor, change)) throw propertyErrors.define_forbidden();
    if (definition.isBuiltIn) requireSameNature(definition, change);
    requireSense(change);
    await requireAnswersFit(tx, definition, change);
    await saveDefinition(tx, at.key, change);
    // A photo that everybody may see can be kept in caches; who may see it may just have changed.
    const isPublic = definition.inputType === 'photo';
    await ctx.record(tx, {
      type: 'property.redefined',
      subjectGuid: null,
      details: namedIn({ key: at.key, ...change }),
      isPublic,
    });
    return getDefinition(tx, at.key);
  });
}

/** What people answered goes with the question. */
export type DeleteAnswers = (tx: Tx, key: string) => Promise<void>;

export async function removeDefinition(ctx: Ctx, deleteAnswers: DeleteAnswers, at: At): Promise<void> {
  await ctx.transact(async (tx) => {
    const definition = await getForChange(ctx, tx, at);
    if (definition.isBuiltIn) throw propertyErrors.built_in({ key: at.key });
    await deleteDefinition(tx, at.key);
    await deleteAnswers(tx, at.key);
    const isPublic = definition.inputType === 'photo';
    await ctx.record(tx, { type: 'property.removed', subjectGuid: null, details: namedIn(definition), isPublic });
  });
}

/** What people answered stays an answer: neither the kind of question nor an option that somebody chose goes. */
async function requireAnswersFit(tx: Db, definition: PropertyDefinition, change: PropertyDefinitionChange): Promise<void> {
  const { count, values } = await findAnswersTo(tx, definition.key);
  const types = inputTypesAfter(definition.inputType, { hasAnswers: count > 0 });
  const isChoice = change.inputType === 'select' || change.inputType === 'radio';
  const lost = isChoice ? values.filter((value) => !change.options.some((option) => option.value === value)) : [];
  const path = !types.includes(change.inputType) ? 'inputType' : lost.length > 0 ? 'options' : undefined;
  if (path) throw propertyErrors.has_answers({ count }, { fields: [{ path, code: 'property.has_answers' }] });
}

async function getDefinition(db: Db, key: string): Promise<PropertyDefinition> {
  const definition = await findDefinitionForUpdate(db, key);
  if (!definition) throw propertyErrors.not_found();
  return definition;
}

async function getForChange(ctx: Ctx, tx: Db, { key, version }: At): Promise<PropertyDefinition> {
  const definition = await getDefinition(tx, key);
  if (!canKnowProperty(ctx.actor, definition)) throw propertyErrors.not_found();
  if (definition.version !== version) throw requestErrors.stale({ version: definition.version });
  return definition;
}

const nature = ['category', 'inputType', 'required', 'options', 'mett'] as const;

/** The product counts on what it knows about a built-in property: only its place, its words and its readers are an admin's choice. */
function requireSameNature(definition: PropertyDefinition, change: PropertyDefinitionChange): void {
  const changed = nature.filter((part) => !isDeepStrictEqual(definition[part], change[part]));
  if (changed.length > 0) throw propertyErrors.built_in({ fields: changed });
}

function requireSense(definition: PropertyDefinitionChange): void {
  const { inputType, options, defaultValue } = definition;
  const isChoice = inputType === 'select' || inputType === 'radio';
  const areDistinct = new Set(options.map(({ value }) => value)).size === options.length;
  if (isChoice && (options.length === 0 || !areDistinct)) {
    throw propertyErrors.options_missing(undefined, { fields: [{ path: 'options', code: 'property.options_missing' }] });
  }
  if (definition.visibleFor === 'roles' && definition.visibleForRoles.length === 0) {
    throw propertyErrors.roles_missing(undefined, { fields: [{ path: 'visibleForRoles', code: 'property.roles_missing' }] });
  }
  if ('problem' in checkPropertyValue({ ...definition, required: false }, defaultValue)) {
    throw propertyErrors.default_refused(undefined, { fields: [{ path: 'defaultValue', code: 'property.default_refused' }] });
  }
}
