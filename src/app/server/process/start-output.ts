import { ConfigError, type Config } from '#platform/server/config.ts';
import { codeOf, StartFailure } from '#platform/server/start-failure.ts';
import { AppError } from '#platform/shared/errors.ts';
import { wordsFor } from '../loading/failure-words.ts';

/** What the operator reads when the program cannot go on. Our own failures are one line; a bug shows where it happened. */
export function lineFor(error: unknown): string {
  if (error instanceof ConfigError) return error.problems.join('\n');
  if (error instanceof StartFailure) return error.message;
  if (error instanceof AppError) return wordsFor(error);
  if (codeOf(error) === 'ENOSPC' || codeOf(error) === '53100') return 'The disk is full.';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

export function printFailure(error: unknown): void {
  const [intro, ...lines] =
    error instanceof ConfigError
      ? ['Plein cannot start:', ...error.problems.map((problem) => `  ${problem}`)]
      : [`Plein cannot start: ${lineFor(error)}`];
  console.error([intro, ...lines].join('\n'));
}

/** Where it is, how to sign in, where the data lives. */
export function printWelcome(config: Config, url: string): void {
  const lines = [
    '',
    '  Plein is running.',
    '',
    `  Website   ${url}`,
    `  English   ${url}/en`,
    `  Sign in   ${url}/login`,
    ...demoLines(config),
    '',
    `  Data      ${config.dataDir}${config.database.url === undefined ? '' : ' (files; the database is the one of DATABASE_URL)'}`,
    '  Stop      Ctrl+C',
    '',
  ];
  console.log(lines.join('\n'));
}

/** To whoever starts an empty platform, and to nobody else: it is in no log line. */
export function printSetUpLink(link: string): void {
  const lines = [
    '',
    '  There is no administrator yet. Create the first one at:',
    '',
    `  Set up    ${link}`,
    '',
    '            It works once, for a day, and until the next start, which prints a new one.',
    '            Without a browser: npm run plein -- create-admin',
    '',
  ];
  console.log(lines.join('\n'));
}

function demoLines({ demo }: Config): string[] {
  if (!demo) return [];
  const accounts = [
    ['admin@plein.test', 'manages everything'],
    ['editor@plein.test', 'edits content'],
    ['user@plein.test', 'signed-in visitor'],
    ['staff@plein.test', 'product staff'],
  ];
  const width = Math.max(...accounts.map(([email = '']) => email.length));
  return [
    '',
    ...accounts.map(([email = '', what = '']) => `            ${email.padEnd(width)}   ${what}`),
    `            password for all of them: ${demo.password}`,
  ];
}
