import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A process that answers each question with one message. */
export interface WorkerProcess<Question, Answer> {
  ask(question: Question): Promise<Answer>;
  /** Says something that is not answered. */
  tell(word: string): void;
  stop(): Promise<void>;
}

/** Starts a file of this folder's parent as a process of its own, in production mode like the product. */
export function startWorker<Question extends object, Answer>(file: string): WorkerProcess<Question, Answer> {
  const child = fork(join(import.meta.dirname, '..', file), {
    // Numbers without end do not survive JSON.
    serialization: 'advanced',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const ended = once(child, 'exit').then(([code, signal]: unknown[]) => {
    throw new Error(`${file} ended (${String(signal ?? code)})`);
  });
  ended.catch(() => {});
  return {
    async ask(question) {
      child.send(question);
      const [answer] = (await Promise.race([once(child, 'message'), ended])) as [Answer];
      return answer;
    },
    tell: (word) => child.send(word),
    async stop() {
      child.disconnect();
      await ended.catch(() => {});
    },
  };
}
