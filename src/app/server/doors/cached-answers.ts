import type { IncomingMessage } from 'node:http';
import { writeInfoLines, type Logger } from '#platform/server/logger.ts';
import type { Figures } from '../figures.ts';

interface CachedAnswer {
  status: number;
  correlationId: string;
}

/** Counts what the page cache answers, and logs it once the answers of this round are out: together that takes half the time. */
export function reportCachedAnswers(log: Logger, figures: Figures): (request: IncomingMessage, answer: CachedAnswer) => void {
  let unlogged: string[] = [];

  function logAll(): void {
    writeInfoLines(log, unlogged);
    unlogged = [];
  }

  return ({ method, url = '' }, { status, correlationId }) => {
    figures.answeredFromCache(status);
    if (unlogged.length === 0) setImmediate(logAll);
    // Only addresses of public pages are kept, so there is nothing to hide in them.
    unlogged.push(
      `"correlationId":"${correlationId}","method":"${method}","path":${JSON.stringify(url)},"status":${status},"cached":true,"msg":"answered"`,
    );
  };
}
