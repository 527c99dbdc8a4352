import { pino, type DestinationStream, type Logger } from 'pino';
import type { EnvironmentConfig } from './config.ts';

export type { Logger };

const secretName =
  /(password|passphrase|secret|token|cookies?|authorization|credentials?|s3key|connectionstring|databaseurl|ownerurl|smtpurl)$/;
const deepest = 8;

/** JSON lines on standard output. Whatever is logged, a value under a secret's name is left out. */
export function createLogger(config: Pick<EnvironmentConfig, 'logLevel'>, destination?: DestinationStream): Logger {
  const options = {
    level: config.logLevel,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }), log: redactMembers },
    serializers: { err: describeError },
  };
  return destination ? pino(options, destination) : pino(options);
}

function redactMembers(members: Record<string, unknown>, depth = 0): Record<string, unknown> {
  return Object.fromEntries(Object.entries(members).map(([name, value]) => [name, isSecret(name) ? '[redacted]' : redact(value, depth)]));
}

function isSecret(name: string): boolean {
  return secretName.test(name.toLowerCase().replace(/[-_]/g, ''));
}

function redact(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return hideUrlPasswords(value);
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Error) return depth === 0 ? value : describeError(value);
  if (depth >= deepest) return '[too deep]';
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1));
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return value;
  return redactMembers(Object.fromEntries(Object.entries(value)), depth + 1);
}

function hideUrlPasswords(text: string): string {
  return text.replace(/(\w:\/\/[^\s:/@]*):[^\s/@]+@/g, '$1:[redacted]@');
}

/** Names the members one by one: a database error also carries the values of the row, which do not belong in a log. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown };
  return {
    type: error.name,
    message: hideUrlPasswords(error.message),
    stack: error.stack && hideUrlPasswords(error.stack),
    code,
    constraint,
    table,
    cause: error.cause === undefined ? undefined : describeError(error.cause),
  };
}
