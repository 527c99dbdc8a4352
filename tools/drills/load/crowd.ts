import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Visitors who all want something at once. */
export interface Crowd {
  port: number;
  /** Requests as they go over the line, by the name of what is wanted. Those of one name are sent in turn. */
  requests: Record<string, string[]>;
  /** Connections that are kept for each kind of request, and used again as soon as they are answered. */
  connections: number;
  /** Connections a second for all kinds together, each for one request. */
  newcomers: number;
  /** Milliseconds that somebody waits after a refusal. */
  pause: number;
  seconds: number;
}

/** What came of one kind of request. Times are in milliseconds. */
export interface Answers {
  good: number[];
  refused: number[];
  /** Refusals that do not say when to come back. */
  withoutRetryAfter: number;
  /** Any other answer, and what got none. */
  others: Record<string, number>;
}

export type Outcome = Record<string, Answers>;

/** Sent by a process of its own with no more than sockets: the server and its visitors share the machine. */
export async function send(crowd: Crowd): Promise<Outcome> {
  const child = fork(join(import.meta.dirname, 'crowd-process.ts'), { serialization: 'advanced' });
  child.send(crowd);
  const [outcome] = (await once(child, 'message')) as [Outcome];
  child.disconnect();
  return outcome;
}
