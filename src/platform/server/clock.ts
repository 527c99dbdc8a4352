/**
 * The clocks of this process; nothing else on the server asks for the time. Machines disagree about
 * the time of day and their clocks are set, also backwards. The database is one, and a count of milliseconds cannot be set.
 */

/** For what is counted in memory: milliseconds that only go up. Means nothing to another process. */
export function ticks(): number {
  return performance.now();
}

/** The time of day, in milliseconds, and when it was that. */
let heard = { time: Date.now(), at: ticks() };

/** For what is stored, sent or shown: the time of day as the database has it. Until it was first asked, that of the machine. */
export function timeOfDay(): Date {
  return new Date(heard.time + ticks() - heard.at);
}

/** What the database said between two moments. As long as our own idea of its clock can be right, it is kept: it may be the better one. */
export function hearTimeOfDay(time: Date, { askedAt, heardAt }: { askedAt: number; heardAt: number }): void {
  const expected = heard.time + heardAt - heard.at;
  const earliest = time.getTime();
  const latest = earliest + heardAt - askedAt;
  if (expected < earliest || expected > latest) heard = { time: (earliest + latest) / 2, at: heardAt };
}

/** The machine's own idea of the time of day: for comparing with what its disk wrote down and with what a library takes from it, and nothing else. */
export function machineTime(): number {
  return Date.now();
}
