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

  constructor(workClass: WorkClass) {
    this.workClass = workClass;
  }

  hasRoom(): boolean {
    return this.underWay < (this.workClass.atOnce ?? Infinity);
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

  take(now: number): void {
    this.underWay += 1;
    this.#startedOn += now;
  }

  giveBack(since: number, now: number): void {
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

  /** No more of them can wait. */
  isFull(now: number): boolean {
    return this.waiting.length >= (this.isHurried(now) ? admissionLimits.hurriedQueue : admissionLimits.longestQueue);
  }

  next(now: number): Waiting | undefined {
    const next = this.waiting.shift();
    if (this.waiting.length === 0) this.#emptySince = now;
    return next;
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
  readonly #held = new Map<ServerResponse, { lane: Lane; since: number }>();
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
    const asked = { request, response, since: performance.now(), go: work };
    // Whoever sends slowly would hold a place without working.
    if (mayHaveBody(request))
      this.#bodies.receive(request, { arrived: () => this.#ask(lane, asked), refuse: () => this.#refuse(lane, asked) });
    else if (this.#held.size === 0 || lane.isFull(asked.since)) this.#ask(lane, asked);
    // A request may have waited to be read for so long that its sender has left. That is heard in the next round of the event loop.
    else setImmediate(() => setImmediate(() => this.#ask(lane, asked)));
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
    if (lane.waiting.length === 0 && this.#hasPlaceFor(lane)) return this.#start(lane, asked);
    if (lane.isFull(asked.since)) return this.#refuse(lane, asked);
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

  #hasPlaceFor(lane: Lane): boolean {
    const places = this.#atOnce + (lane.workClass.isFirst ? admissionLimits.placesForFirst : 0);
    return this.#held.size < places && lane.hasRoom();
  }

  #start(lane: Lane, { response, go }: Waiting): void {
    const since = performance.now();
    lane.counts.admitted += 1;
    lane.take(since);
    this.#held.set(response, { lane, since });
    response.once('close', () => this.#release(response));
    this.#wakeUp();
    go();
  }

  #release(response: ServerResponse): void {
    const held = this.#held.get(response);
    if (!held) return;
    this.#held.delete(response);
    held.lane.giveBack(held.since, performance.now());
    this.#fill();
  }

  /** Whoever goes first, then the class that has had the least of its share. */
  #fill(): void {
    const now = performance.now();
    for (let lane = this.#nextLane(now); lane; lane = this.#nextLane(now)) {
      const next = lane.next(now);
      if (!next || hasLeft(next)) continue;
      lane.counts.queued += 1;
      this.#start(lane, next);
    }
  }

  #nextLane(now: number): Lane | undefined {
    let best: Lane | undefined;
    for (const lane of this.#lanes.values()) {
      if (lane.waiting.length === 0 || !this.#hasPlaceFor(lane)) continue;
      if (lane.workClass.isFirst) return lane;
      if (!best || lane.spent(now) < best.spent(now)) best = lane;
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
      while (lane.waiting[0] && now - lane.waiting[0].since > lane.workClass.patience) {
        const late = lane.next(now);
        if (late) this.#refuse(lane, late);
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
