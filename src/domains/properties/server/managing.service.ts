import type { Ctx } from '#platform/server/context.ts';
import { requestErrors } from '#platform/shared/errors.ts';
import { propertyErrors } from '../model/property.errors.ts';
import { canDefineProperty, canKnowProperty } from '../model/property.rules.ts';
import { namedIn, type ManagedProperty, type PropertyDefinition } from '../model/property.ts';
import { listManagedRows, lockDefinitions, saveOrdinal, setDefinitionActive } from './properties.queries.ts';

export async function listManagedProperties({ db, actor }: Ctx): Promise<ManagedProperty[]> {
  return (await listManagedRows(db)).filter((definition) => canDefineProperty(actor, definition));
}

/** From now on they stand in the order of the keys. They must stand in one place already: order moves nothing elsewhere. */
export async function orderProperties(ctx: Ctx, keys: readonly string[]): Promise<void> {
  await ctx.transact(async (tx) => {
    const definitions = await lockDefinitions(tx, keys);
    const [first] = definitions;
    const areKnown = definitions.length === keys.length && definitions.every((definition) => canKnowProperty(ctx.actor, definition));
    if (!first || !areKnown) throw propertyErrors.not_found();
    if (!definitions.every((definition) => isSamePlace(definition, first))) throw propertyErrors.order_unclear();
    for (const [index, key] of keys.entries()) await saveOrdinal(tx, key, index + 1);
    await ctx.record(tx, { type: 'property.ordered', subjectGuid: null, details: { keys } });
  });
}

export async function setPropertyActive(ctx: Ctx, key: string, isActive: boolean): Promise<void> {
  await ctx.transact(async (tx) => {
    const [definition] = await lockDefinitions(tx, [key]);
    if (!definition || !canKnowProperty(ctx.actor, definition)) throw propertyErrors.not_found();
    if (!canDefineProperty(ctx.actor, definition)) throw requestErrors.forbidden();
    if (definition.isBuiltIn) throw propertyErrors.built_in({ key });
    if (!(await setDefinitionActive(tx, key, isActive))) return;
    const type = isActive ? 'property.activated' : 'property.deactivated';
    await ctx.record(tx, { type, subjectGuid: null, details: namedIn(definition), isPublic: definition.inputType === 'photo' });
  });
}

function isSamePlace(left: PropertyDefinition, right: PropertyDefinition): boolean {
  return left.category === right.category && left.section === right.section && left.subsection === right.subsection;
}
