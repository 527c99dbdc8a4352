import { isContentManager, type Actor } from '#platform/shared/actor.ts';

/** Who works on the platform has an overview of their own, and nobody has that of another. */
export function canUseOverview(actor: Actor): actor is Actor & { guid: string } {
  return actor.guid !== null && isContentManager(actor);
}

/** More of it than there was is something new: it waits again, whatever was said about the rest. */
export function isStillPutOff(size: number, putOff: { size: number }): boolean {
  return size <= putOff.size;
}
