import type { IncomingMessage, ServerResponse } from 'node:http';
import { AwaitedBodies } from './awaited-bodies.ts';

/** Requests that are alike in what they cost and in who waits for them. */
export interface WorkClass {
  name: string;
  /** Goes before all others, and has places of its own. */
  isFirst?: boolean;
  /** How much of the time of the places is for this class while others want them too, against the share of theirs. */
  share: number;
  /** At once in this process, however much room there is. */
  atOnce?: number;
  /** Milliseconds that a request of this class waits for its turn. */
  patience: number;
  /** Each person has a fair part of it: half of the places at the most, and who has least under way goes first. */
  isPerPerson?: boolean;
}

export interface AdmissionCounts {
  admitted: number;
  /** Of those, how many had to wait. */
  queued: number;
  refused: number;
}

export interface AdmissionOptions {
  classes: readonly WorkClass[];
  /** Null is let through, whatever goes on. */
  classOf(request: IncomingMessage): string | null;
  /** Who asks, for the classes of which each person has a part; undefined when that is not known. */
  personOf?(request: IncomingMessage): string | undefined;
  /** An answer that costs next to nothing. */
  refuse(request: IncomingMessage, response: ServerResponse, workClass: string): void;
  /**
   * Requests that are worked on at once: the most while the process is in time, the least while it is behind. More than there are
   * connections to the database would only wait elsewhere.
   */
  places: { least: number; most: number };
}

/** Milliseconds, but for the numbers of requests. */
export const admissionLimits = {
  /** For the class that goes first, beside what the others have. */
  placesForFirst: 2,
  /**
   * A place is held for so long at the most: who takes longer does not work but waits, for another server or for a slow reader. Not
   * shorter: on a machine that has little time for us, work takes seconds, and its place given away would make it slower still.
   */
  longestHold: 4000,
  /** A class in which somebody has been waiting for so long gets more than we can do. From then on who cannot be served at once is told so. */
  burst: 1000,
  /** But for these: they wait on, so that a place which comes free is not left empty. */
  hurriedQueue: 1,
  /** A class in which nobody waited for so long can take a burst again. */
  calmAfter: 250,
  /** In a burst; with more than these, the last would wait in vain. */
  longestQueue: 200,
  tick: 10,
  /**
   * Behind by more than this, the process has more under way than it can do in time. A long round of the event loop also keeps those
   * waiting who would only be told to come back.
   */
  latest: 15,
} as const;

interface Waiting {
  person: string | undefined;
  request: IncomingMessage;
  response: ServerResponse;
  since: number;
  go(): void;
}

/** The requests of one class. */
class Lane {
  readonly workClass: WorkClass;
  readonly counts: AdmissionCounts = { admitted: 0, queued: 0, refused: 0 };
  readonly waiting: Waiting[] = [];
  underWay = 0;
  /** Milliseconds that its requests have held a place, for each part of its share; without those that hold one now. */
  #spent = 0;
  /** Of those that hold a place, when they got it, added up. */
  #startedOn = 0;
  #isHurried = false;
  #emptySince = 0;
  /** Of each person who has any. */
  readonly #underWayOf = new Map<string, number>();

  constructor(workClass: WorkClass) {
    this.workClass = workClass;
  }

  /** Within so many places that there are. */
  hasRoomFor(person: string | undefined, places: number): boolean {
    if (this.underWay >= (this.workClass.atOnce ?? Infinity)) return false;
    return person === undefined || this.#countOf(person) < Math.ceil(places / 2);
  }

  #countOf(person: string): number {
    return this.#underWayOf.get(person) ?? 0;
  }

  get isIdle(): boolean {
    return this.underWay === 0 && this.waiting.length === 0;
  }

  /** How much of its share it has had. By time and not by number, or the class with the longest work would get the most. */
  spent(now: number): number {
    return this.#spent + (this.underWay * now - this.#startedOn) / this.workClass.share;
  }

  /** Of one in which nothing is under way: neither what it had nor what it did not ask for counts any more. */
  startLevel(spent: number): void {
    this.#spent = spent;
  }

  take(person: string | undefined, now: number): void {
    this.underWay += 1;
    this.#startedOn += now;
    if (person !== undefined) this.#underWayOf.set(person, this.#countOf(person) + 1);
  }

  giveBack(person: string | undefined, since: number, now: number): void {
    if (person !== undefined) {
      const left = this.#countOf(person) - 1;
      if (left > 0) this.#underWayOf.set(person, left);
      else this.#underWayOf.delete(person);
    }
    this.underWay -= 1;
    this.#startedOn -= since;
    this.#spent += (now - since) / this.workClass.share;
  }

  /** Judged by how long somebody waits, not by whether somebody does: as many readers as always may keep a queue that moves. */
  isHurried(now: number): boolean {
    const [longest] = this.waiting;
    if (longest && now - longest.since > admissionLimits.burst) this.#isHurried = true;
    if (!longest && now - this.#emptySince > admissionLimits.calmAfter) this.#isHurried = false;
    return this.#isHurried && !this.workClass.isFirst;
  }

  /** No more of them can wait, or no more of this person's. */
  isFull(now: number, person?: string): boolean {
    if (this.waiting.length >= (this.isHurried(now) ? admissionLimits.hurriedQueue : admissionLimits.longestQueue)) return true;
    const ofOne = admissionLimits.longestQueue / 2;
    if (person === undefined || this.waiting.length < ofOne) return false;
    return this.waiting.filter((each) => each.person === person).length >= ofOne;
  }

  /** Whose turn it is, if there is room for anybody who waits. */
  next(places: number): Waiting | undefined {
    if (!this.workClass.isPerPerson) return this.hasRoomFor(undefined, places) ? this.waiting[0] : undefined;
    let best: { waiting: Waiting; count: number } | undefined;
    for (const waiting of this.waiting) {
      const count = waiting.person === undefined ? 0 : this.#countOf(waiting.person);
      if ((!best || count < best.count) && this.hasRoomFor(waiting.person, places)) best = { waiting, count };
      if (best?.count === 0) break;
    }
    return best?.waiting;
  }

  remove(waiting: Waiting, now: number): void {
    this.waiting.splice(this.waiting.indexOf(waiting), 1);
    if (this.waiting.length === 0) this.#emptySince = now;
  }
}

/**
 * Decides what is worked on. As much at once as the process can do in time; what comes on top of that waits a moment or is refused at
 * once, because an answer that comes too late costs as much as one in time and helps nobody.
 */
export class Admission {
  readonly #options: AdmissionOptions;
  readonly #lanes: Map<string, Lane>;
  readonly #bodies = new AwaitedBodies();
  readonly #held = new Map<ServerResponse, { lane: Lane; person: string | undefined; since: number }>();
  #atOnce: number;
  #timer: NodeJS.Timeout | undefined;
  #expectedTick = 0;
  /** Since the number at once was last changed. */
  #late = { ticks: 0, sum: 0 };

  constructor(options: AdmissionOptions) {
    this.#options = options;
    this.#lanes = new Map(options.classes.map((workClass) => [workClass.name, new Lane(workClass)]));
    this.#atOnce = options.places.most;
  }

  /** Works on a request now, later or not at all. */
  admit(request: IncomingMessage, response: ServerResponse, work: () => void): void {
    const name = this.#options.classOf(request);
    const lane = name === null ? undefined : this.#lanes.get(name);
    if (!lane) return work();
    const person = lane.workClass.isPerPerson ? this.#options.personOf?.(request) : undefined;
    const asked = { person, request, response, since: performance.now(), go: work };
    // Whoever sends slowly would hold a place without working.
    if (mayHaveBody(request))
      this.#bodies.receive(request, { arrived: () => this.#ask(lane, asked), refuse: () => this.#refuse(lane, asked) });
    else if (this.#held.size === 0 || lane.isFull(asked.since, person)) this.#ask(lane, asked);
    // A request may have waited to be read for so long that its sender has left. That is heard in the next round of the event loop.
    else setImmediate(() => setImmediate(() => this.#ask(lane, asked)));
  }

  /** Its work is done, though more will be sent: it makes room for others. */
  leave(response: ServerResponse): void {
    this.#release(response);
  }

  /** For who watches: what was done with the requests of each class, and what is going on in it now. */
  laneCounts(): { name: string; counts: AdmissionCounts; underWay: number; waiting: number }[] {
    return [...this.#lanes].map(([name, { counts, underWay, waiting }]) => ({ name, counts, underWay, waiting: waiting.length }));
  }

  /** More is asked than can be done at once. */
  get isCrowded(): boolean {
    for (const { waiting } of this.#lanes.values()) if (waiting.length > 0) return true;
    return false;
  }

  #ask(lane: Lane, asked: Waiting): void {
    if (hasLeft(asked)) return;
    if (lane.isIdle) this.#bringLevel(lane, asked.since);
    const places = this.#placesFor(lane);
    const isFree = this.#held.size < places && lane.hasRoomFor(asked.person, places);
    if (isFree && !lane.next(places)) return this.#start(lane, asked);
    if (lane.isFull(asked.since, asked.person)) return this.#refuse(lane, asked);
    lane.waiting.push(asked);
    this.#wakeUp();
  }

  /** What a class had while others wanted nothing is no reason to make it wait now, however long ago that was. */
  #bringLevel(lane: Lane, now: number): void {
    const others = [...this.#lanes.values()].filter((each) => each !== lane && !each.workClass.isFirst);
    const busy = others.filter((each) => !each.isIdle);
    if (busy.length > 0) return lane.startLevel(Math.min(...busy.map((each) => each.spent(now))));
    for (const each of [lane, ...others]) each.startLevel(0);
  }

  #placesFor({ workClass }: Lane): number {
    return this.#atOnce + (workClass.isFirst ? admissionLimits.placesForFirst : 0);
  }

  #nextIn(lane: Lane): Waiting | undefined {
    const places = this.#placesFor(lane);
    return this.#held.size < places ? lane.next(places) : undefined;
  }

  #start(lane: Lane, { person, response, go }: Waiting): void {
    const since = performance.now();
    lane.counts.admitted += 1;
    lane.take(person, since);
    this.#held.set(response, { lane, person, since });
    response.once('close', () => this.#release(response));
    this.#wakeUp();
    go();
  }

  #release(response: ServerResponse): void {
    const held = this.#held.get(response);
    if (!held) return;
    this.#held.delete(response);
    held.lane.giveBack(held.person, held.since, performance.now());
    this.#fill();
  }

  /** Whoever goes first, then the class that has had the least of its share. */
  #fill(): void {
    const now = performance.now();
    for (let turn = this.#nextTurn(now); turn; turn = this.#nextTurn(now)) {
      const { lane, next } = turn;
      lane.remove(next, now);
      if (hasLeft(next)) continue;
      lane.counts.queued += 1;
      this.#start(lane, next);
    }
  }

  #nextTurn(now: number): { lane: Lane; next: Waiting } | undefined {
    let best: { lane: Lane; next: Waiting } | undefined;
    for (const lane of this.#lanes.values()) {
      const next = this.#nextIn(lane);
      if (!next) continue;
      if (lane.workClass.isFirst) return { lane, next };
      if (!best || lane.spent(now) < best.lane.spent(now)) best = { lane, next };
    }
    return best;
  }

  #refuse(lane: Lane, { request, response }: Waiting): void {
    lane.counts.refused += 1;
    if (!response.destroyed) this.#options.refuse(request, response, lane.workClass.name);
  }

  /** Looks around as long as there is something to look at. */
  #wakeUp(): void {
    if (this.#timer) return;
    this.#expectedTick = performance.now() + admissionLimits.tick;
    this.#timer = setTimeout(() => this.#look(), admissionLimits.tick);
    this.#timer.unref();
  }

  #look(): void {
    const now = performance.now();
    this.#timer = undefined;
    this.#adapt(now - this.#expectedTick);
    for (const [response, { since }] of this.#held) {
      if (now - since <= admissionLimits.longestHold) break;
      this.#release(response);
    }
    for (const lane of this.#lanes.values()) {
      for (let [late] = lane.waiting; late && now - late.since > lane.workClass.patience; [late] = lane.waiting) {
        lane.remove(late, now);
        this.#refuse(lane, late);
      }
    }
    this.#fill();
    const isIdle = this.#held.size === 0 && [...this.#lanes.values()].every(({ waiting }) => waiting.length === 0);
    if (!isIdle) this.#wakeUp();
  }

  /** Less at once while the process is behind with what it has, more again while it is in time. */
  #adapt(lateness: number): void {
    this.#late.ticks += 1;
    this.#late.sum += Math.max(0, lateness);
    if (this.#late.ticks < 8) return;
    const average = this.#late.sum / this.#late.ticks;
    this.#late = { ticks: 0, sum: 0 };
    const { least, most } = this.#options.places;
    this.#atOnce = average > admissionLimits.latest ? Math.max(least, this.#atOnce - 1) : Math.min(most, this.#atOnce + 1);
  }
}

/** Nobody waits for the answer any more. */
function hasLeft({ request: { socket }, response }: Waiting): boolean {
  return response.destroyed || socket.destroyed || socket.readableEnded;
}

function mayHaveBody({ method }: IncomingMessage): boolean {
  return method !== 'GET' && method !== 'HEAD';
}
