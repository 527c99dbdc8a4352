import type { IncomingMessage } from 'node:http';
import type { Logger } from '#platform/server/logger.ts';
import type { Figures } from './figures.ts';

interface CachedAnswer {
  status: number;
  correlationId: string;
}

/** Counts what the page cache answers, and logs it once the answers of this round are out: together that takes half the time. */
export function reportCachedAnswers(log: Logger, figures: Figures): (request: IncomingMessage, answer: CachedAnswer) => void {
  let unlogged: object[] = [];

  function logAll(): void {
    const lines = unlogged;
    unlogged = [];
    for (const line of lines) log.info(line, 'answered');
  }

  return ({ method, url }, { status, correlationId }) => {
    figures.answeredFromCache(status);
    if (unlogged.length === 0) setImmediate(logAll);
    unlogged.push({ correlationId, method, path: url, status, cached: true });
  };
}
