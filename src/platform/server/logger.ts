import { pino, symbols, type DestinationStream, type Logger } from 'pino';
import type { EnvironmentConfig } from './config.ts';
import { isOneTimeCode, withoutSecrets } from '#platform/shared/secrets-in-text.ts';
import { standardOutput } from './log-output.ts';

export type { Logger };

const secretName =
  /(password|passphrase|secret|token|cookies?|authorization|credentials?|recoverycodes|s3key|connectionstring|databaseurl|ownerurl|smtpurl)$/;
const deepest = 8;
const { pid } = process;

/** JSON lines on standard output. Whatever is logged, a value under a secret's name is left out, and so is a secret in any text. */
export function createLogger(config: Pick<EnvironmentConfig, 'logLevel'>, destination: DestinationStream = standardOutput()): Logger {
  return pino(
    {
      level: config.logLevel,
      base: { pid },
      timestamp: timeMember,
      formatters: { level: (label) => ({ level: label }), log: redactMembers },
      serializers: { err: describeError },
      hooks: {
        logMethod(args, method) {
          method.apply(this, withSafeMessage(args) as typeof args);
        },
      },
    },
    destination,
  );
}

/** An error without a message beside it would lend the line its own. */
function withSafeMessage([first, ...rest]: unknown[]): unknown[] {
  const error = first instanceof Error ? first : (first as { err?: unknown } | undefined)?.err;
  const message = rest.length === 0 && error instanceof Error ? [error.message] : rest;
  const members = first instanceof Error ? { err: first } : first;
  return [members, ...message].map((part) => (typeof part === 'string' ? withoutSecrets(part) : part));
}

/**
 * Writes lines that look like those of `log.info` and begin with a correlation id. For what happens ten thousand times a
 * second: the rest comes as text, from the quotation mark behind the id to the end of the line, and whoever makes it sees to
 * it that no secret is in it.
 */
export function infoLineWriter(log: Logger): (correlationId: string, rest: string) => void {
  if (!log.isLevelEnabled('info')) return () => {};
  const stream = (log as Logger & { [symbols.streamSym]: DestinationStream })[symbols.streamSym];
  let start = { time: '', text: '' };
  return (correlationId, rest) => {
    const time = timeMember();
    if (time !== start.time) start = { time, text: `{"level":"info"${time},"pid":${pid},"correlationId":"` };
    stream.write(start.text + correlationId + rest);
  };
}

let lastTime = { at: 0, member: '' };

/** Many lines share a millisecond, and writing it out takes a good part of a line's time. */
function timeMember(): string {
  const at = Date.now();
  if (at !== lastTime.at) lastTime = { at, member: `,"time":"${new Date(at).toISOString()}"` };
  return lastTime.member;
}

function redactMembers(members: Record<string, unknown>, depth = 0): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(members).map(([name, value]) => [name, isSecret(name) || holdsCode(name, value) ? '[redacted]' : redact(value, depth)]),
  );
}

/** Most members named so say which error it was. */
function holdsCode(name: string, value: unknown): boolean {
  return /(?:code|otp)$/i.test(name) && isOneTimeCode(name, value);
}

const judgedNames = new Map<string, boolean>();

/** Judges a name once. Names come from the code and are few; should they come from elsewhere, they are not kept without end. */
function isSecret(name: string): boolean {
  const known = judgedNames.get(name);
  if (known !== undefined) return known;
  const isOne = secretName.test(name.toLowerCase().replace(/[-_]/g, ''));
  if (judgedNames.size < 1000) judgedNames.set(name, isOne);
  return isOne;
}

function redact(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return withoutSecrets(value);
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Error) return depth === 0 ? value : describeError(value);
  if (depth >= deepest) return '[too deep]';
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1));
  if (ArrayBuffer.isView(value)) return '[bytes]';
  // As it would be written: an address or a date says what it is.
  if ('toJSON' in value && typeof value.toJSON === 'function') return redact(value.toJSON(), depth + 1);
  return redactMembers(Object.fromEntries(Object.entries(value)), depth + 1);
}

/** Names the members one by one: a database error also carries the values of the row, which do not belong in a log. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown };
  return {
    type: error.name,
    message: withoutSecrets(error.message),
    stack: error.stack && withoutSecrets(error.stack),
    code,
    constraint,
    table,
    cause: error.cause === undefined ? undefined : describeError(error.cause),
  };
}
