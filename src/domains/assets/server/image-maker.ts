import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { AppError, requestErrors } from '#platform/shared/errors.ts';
import type { ImagePlan } from '../model/image-plan.ts';
import type { ImageType } from '../model/image-upload.ts';
import {
  secondsPerImage,
  type CardOrder,
  type ImageFacts,
  type ImageOrder,
  type ImageOutcome,
  type MakerReady,
  type Numbered,
  type Original,
} from './image-order.ts';

const atOnce = 2;
const inQueue = 100;
/** Milliseconds. It keeps its own time; past this it no longer listens. */
const patience = (secondsPerImage + 2) * 1000;
/** The same for its start, which on a machine that is busy takes longer than any picture. */
const patienceForStart = 30_000;
const idleUntilEnd = 60_000;
/** A store that stalls must not keep the few places. */
const patienceForOriginal = 15_000;

/** Measures a picture and tries to read all of it, so that what is kept can be shown later. */
export async function inspectImage(original: Original, type: ImageType): Promise<ImageFacts> {
  const { facts } = await inTurn(() => ask({ task: 'inspect', original, type }));
  if (!facts) throw new Error('a picture was measured without an outcome');
  return facts;
}

/** Makes what was planned of a picture. The original is read when it is its turn: few of them are in memory at once. */
export async function makeVariant(readOriginal: () => Promise<Original>, plan: ImagePlan): Promise<Buffer> {
  const { bytes } = await inTurn(async () => ask({ task: 'make', original: await inTime(readOriginal()), plan }));
  if (!bytes) throw new Error('a picture was made without an outcome');
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Draws a card. What stands on it is read when it is its turn. */
export async function makeCard(readParts: () => Promise<CardOrder>): Promise<Buffer> {
  const { bytes } = await inTurn(async () => ask({ task: 'card', ...(await inTime(readParts())) }));
  if (!bytes) throw new Error('a card was drawn without an outcome');
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

async function inTime<T>(reading: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(requestErrors.unavailable(undefined, { retryAfter: 5 })), patienceForOriginal);
  });
  try {
    return await Promise.race([reading, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

let running = 0;
const waiting: (() => void)[] = [];

/** A picture may take a hundred megabytes while it is made, so few are made at once and the others wait; when too many do, the next is refused. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < atOnce) running += 1;
  else {
    if (waiting.length >= inQueue) throw requestErrors.unavailable(undefined, { retryAfter: 5 });
    // Whoever is done hands over their place.
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** What came of an order: an outcome, a failure, or nothing, because the process was gone. */
type Ending = ImageOutcome | AppError | 'gone';

interface Maker {
  child: ChildProcess;
  /** When it has been heard; the time of a picture does not run before. */
  isReady: Promise<void>;
  pending: Map<number, (ending: Ending) => void>;
  idle: NodeJS.Timeout | undefined;
}

let maker: Maker | undefined;
let orders = 0;

/** A process may have ended without our having heard of it, or on somebody else's picture: then another gets the order, once. */
async function ask(order: ImageOrder): Promise<ImageOutcome> {
  const first = await askMaker(order);
  const ending = first === 'gone' ? await askMaker(order) : first;
  if (ending === 'gone') throw requestErrors.unavailable(undefined, { retryAfter: 5 });
  if (ending instanceof AppError) throw ending;
  if (ending.failure) throw errorOf(ending.failure);
  return ending;
}

async function askMaker(order: ImageOrder): Promise<Ending> {
  const used = (maker ??= startMaker());
  clearTimeout(used.idle);
  const id = ++orders;
  const ending = await new Promise<Ending>((resolve) => {
    used.pending.set(id, resolve);
    used.child.channel?.ref();
    used.child.send({ id, ...order } satisfies Numbered<ImageOrder>, (error) => {
      if (error) endMaker(used, 'gone');
    });
    const giveUp = () => {
      if (used.pending.has(id)) endMaker(used, requestErrors.timed_out(undefined, { retryAfter: 60 }));
    };
    void used.isReady.then(() => setTimeout(giveUp, patience).unref());
  });
  restWhenIdle(used);
  return ending;
}

/**
 * Pictures are read in a process of their own: it has no secrets and no connections, a picture that breaks the library breaks no
 * reader's answer, and the memory that the library does not give back goes when the process does.
 */
function startMaker(): Maker {
  const child = fork(fileURLToPath(new URL('./image-process.ts', import.meta.url)), [], {
    serialization: 'advanced',
    // Large pieces of memory go back to the system at once; without this, a few pictures keep hundreds of megabytes.
    env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' },
    execArgv: ['--max-old-space-size=256'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const ready = Promise.withResolvers<void>();
  const started: Maker = { child, isReady: ready.promise, pending: new Map(), idle: undefined };
  const gone = () => endMaker(started, 'gone');
  const tooSlow = () => endMaker(started, requestErrors.unavailable(undefined, { retryAfter: 5 }));
  const startTimer = setTimeout(tooSlow, patienceForStart).unref();
  child.on('message', (message: MakerReady | Numbered<ImageOutcome>) => {
    if ('id' in message) return settle(started, message.id, message);
    clearTimeout(startTimer);
    ready.resolve();
  });
  child.on('error', gone);
  child.on('exit', gone);
  child.unref();
  return started;
}

function settle({ pending }: Maker, id: number, ending: Ending): void {
  const resolve = pending.get(id);
  pending.delete(id);
  resolve?.(ending);
}

/** All that it was still asked ends alike; the next picture gets a new process. */
function endMaker(ended: Maker, ending: AppError | 'gone'): void {
  if (maker === ended) maker = undefined;
  ended.child.kill('SIGKILL');
  for (const id of ended.pending.keys()) settle(ended, id, ending);
}

function restWhenIdle(rested: Maker): void {
  if (rested.pending.size > 0 || maker !== rested) return;
  // Nothing to wait for: it must not keep this process from ending.
  rested.child.channel?.unref();
  // Two that are done at the same moment both come here: a timer that nobody knows of would end it in the middle of a picture.
  clearTimeout(rested.idle);
  rested.idle = setTimeout(() => endMaker(rested, 'gone'), idleUntilEnd).unref();
}

function errorOf({ code, kind, details, message }: NonNullable<ImageOutcome['failure']>): AppError {
  return new AppError(code, kind, { details, cause: new Error(message) });
}
