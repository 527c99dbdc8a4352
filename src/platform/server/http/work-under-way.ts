import { requestErrors } from '#platform/shared/errors.ts';

/** How much of one kind this process does at the same time, together and for one person; whether or not it counts how often. */
export class WorkUnderWay {
  readonly #most: { together: number; perPerson: number };
  readonly #perPerson = new Map<string, number>();
  #together = 0;

  constructor(most: { together: number; perPerson: number }) {
    this.#most = most;
  }

  async do<T>(person: string, work: () => Promise<T>): Promise<T> {
    const own = this.#perPerson.get(person) ?? 0;
    if (own >= this.#most.perPerson) throw requestErrors.rate_limited(undefined, { retryAfter: 5 });
    if (this.#together >= this.#most.together) throw requestErrors.unavailable(undefined, { retryAfter: 5 });
    this.#together += 1;
    this.#perPerson.set(person, own + 1);
    try {
      return await work();
    } finally {
      this.#together -= 1;
      const left = (this.#perPerson.get(person) ?? 1) - 1;
      if (left === 0) this.#perPerson.delete(person);
      else this.#perPerson.set(person, left);
    }
  }
}
