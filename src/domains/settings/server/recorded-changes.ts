import type { DetailsOf } from '#platform/shared/events.ts';
import type { RecordedChange } from '../model/settings.events.ts';

/** One change stands in an event by itself, as it always did; several that were saved together stand in it as a list. */
export function detailsOf(changes: readonly RecordedChange[]): DetailsOf<'settings.changed'> {
  const [first, ...others] = changes;
  return first && others.length === 0 ? { ...first } : { changes };
}

/** The settings that an event says were changed, whichever version of the product wrote it. */
export function settingsChangedIn({ type, details }: { type: string; details?: unknown }): RecordedChange[] {
  if (type !== 'settings.changed' || typeof details !== 'object' || details === null) return [];
  const { changes = [details] } = details as { changes?: unknown };
  return Array.isArray(changes) ? changes.filter(isChange) : [];
}

function isChange(value: unknown): value is RecordedChange {
  return typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string';
}
