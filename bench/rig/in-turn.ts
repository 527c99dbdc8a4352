/** How fast each of them was in one round. */
export type Rates<Name extends string> = Record<Name, number>;

/**
 * Measures them one after another, round after round. A machine is not equally fast all the time, so only what was measured
 * within the same seconds is compared, and nobody is always first.
 */
export async function inTurn<Name extends string>(
  contestants: Record<Name, () => Promise<number>>,
  { rounds }: { rounds: number },
): Promise<Rates<Name>[]> {
  const names = Object.keys(contestants) as Name[];
  const warmUps = 1;
  const all: Rates<Name>[] = [];
  for (let round = 0; round < warmUps + rounds; round++) {
    const start = round % names.length;
    const rates: Partial<Rates<Name>> = {};
    for (const name of [...names.slice(start), ...names.slice(0, start)]) rates[name] = await contestants[name]();
    all.push(rates as Rates<Name>);
  }
  return all.slice(warmUps);
}
