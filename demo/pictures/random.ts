/** Numbers that look random and are the same for the same seed, so that a picture can be drawn again. */
export interface Random {
  between(low: number, high: number): number;
  whole(low: number, high: number): number;
  chance(part: number): boolean;
  pick<T>(choices: readonly [T, ...T[]]): T;
}

/** The generator known as mulberry32. */
export function createRandom(seed: number): Random {
  let state = Math.imul(seed, 0x9e3779b1) | 0;
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }
  const between = (low: number, high: number) => low + next() * (high - low);
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1));
  return {
    between,
    whole,
    chance: (part) => next() < part,
    pick: (choices) => choices[whole(0, choices.length - 1)] ?? choices[0],
  };
}
