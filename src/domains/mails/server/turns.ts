/** After so many that went well in a row, one more at once is tried. */
const goodInARow = 50;

/** Lets so many through at once: half as many as soon as that is too much, and slowly more again. */
export class Turns {
  readonly #most: number;
  readonly #waiting: (() => void)[] = [];
  #allowed: number;
  #busy = 0;
  #good = 0;

  constructor(most: number) {
    this.#most = most;
    this.#allowed = most;
  }

  get allowed(): number {
    return this.#allowed;
  }

  async take<T>(work: () => Promise<T>, isTooMuch: (error: unknown) => boolean): Promise<T> {
    if (this.#busy >= this.#allowed) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#busy += 1;
    try {
      const done = await work();
      this.#wentWell();
      return done;
    } catch (error) {
      if (isTooMuch(error)) this.#allowFewer();
      throw error;
    } finally {
      this.#busy -= 1;
      if (this.#busy < this.#allowed) this.#waiting.shift()?.();
    }
  }

  #wentWell(): void {
    this.#good += 1;
    if (this.#good < goodInARow || this.#allowed === this.#most) return;
    this.#good = 0;
    this.#allowed += 1;
  }

  #allowFewer(): void {
    this.#good = 0;
    this.#allowed = Math.max(1, Math.floor(this.#allowed / 2));
  }
}
