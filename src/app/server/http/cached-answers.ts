import type { AnswerReport } from '#platform/server/http/page-cache.ts';
import { infoLineWriter, type Logger } from '#platform/server/logger.ts';
import { withoutSecrets } from '#platform/shared/secrets-in-text.ts';
import type { Metrics } from '../metrics.ts';

/** Counts and logs what is answered from memory. Given per address, so that most of a line is written when the answer is kept. */
export function cachedAnswerReports(log: Logger, metrics: Metrics): (url: string) => AnswerReport {
  const writeLine = infoLineWriter(log);
  return (url) => {
    const path = JSON.stringify(withoutSecrets(url));
    const endOf = (method: string, status: number) =>
      `","method":"${method}","path":${path},"status":${status},"cached":true,"msg":"answered"}\n`;
    const usualEnd = endOf('GET', 200);
    return (method, status, correlationId) => {
      metrics.answeredFromCache(status);
      const end = status === 200 && method === 'GET' ? usualEnd : endOf(method, status);
      writeLine(correlationId, end);
    };
  };
}
