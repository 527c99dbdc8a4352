export type Availability = 'open' | 'closed' | 'open-future' | 'close-future';

/** The dates count only in state `Custom`. */
export interface FormAvailability {
  state: string;
  openDate: Date | null;
  closeDate: Date | null;
}

/** `now` is the server's clock, never the visitor's. */
export function availabilityOf({ state, openDate, closeDate }: FormAvailability, now: Date): Availability {
  if (state === 'Closed') return 'closed';
  if (state !== 'Custom') return 'open';
  if (closeDate && closeDate < now) return 'closed';
  if (openDate && openDate > now) return 'open-future';
  return closeDate ? 'close-future' : 'open';
}

/** May be filled in at this moment: open, with or without an end in sight. */
export function isFillable(availability: Availability): boolean {
  return availability === 'open' || availability === 'close-future';
}
