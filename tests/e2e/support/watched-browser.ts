import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test';

import { benignNotice } from '#platform/web/watch-page.ts';

export interface Watch {
  /** The test is about this one: it is no problem, and it has to happen. */
  expectProblem(pattern: RegExp): void;
  /** It is no problem in this test, whether it is seen or not. */
  allowProblem(pattern: RegExp): void;
  /** What happened that should not, and what did not happen that should. */
  verdict(): Promise<string[]>;
}

interface LogEntry {
  short_message: string;
  level: number;
}

/** Notes everything that must not be: policy violations, script errors, console noise, other people's servers, failures the page logs. */
export async function watchBrowser(context: BrowserContext, origin: string): Promise<Watch> {
  const problems: string[] = [];
  const expected: RegExp[] = [];
  const allowed: RegExp[] = [];
  const documents = new Set<string>();

  // Chromium logs a document with an error status as a failed resource. Whether that status is right is for the tests to say.
  const isAboutDocument = (message: ConsoleMessage) =>
    message.text().startsWith('Failed to load resource: the server responded') && documents.has(withoutPlace(message.location().url));

  context.on('request', (request) => {
    const url = new URL(request.url());
    if (request.isNavigationRequest()) documents.add(request.url());
    if (url.pathname === '/log') problems.push(...failuresIn(request.postData()));
    if (url.pathname === '/csp-report') problems.push(`policy report: ${request.postData()}`);
    if (url.origin !== origin && !['data:', 'blob:'].includes(url.protocol)) problems.push(`request to another site: ${request.url()}`);
  });
  context.on('weberror', (webError) => {
    const { name, message, stack } = webError.error();
    // A fade can be given up before the page's own script is there to say that it does not matter.
    if (!benignNotice.test(`${name}: ${message}`)) problems.push(`script error: ${stack || `${name}: ${message}`}`);
  });
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !isAboutDocument(message))
      problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  await context.exposeBinding('noteViolation', (_, violation: string) => void problems.push(`policy violation: ${violation}`));
  await context.addInitScript(() => {
    const { noteViolation } = window as unknown as { noteViolation(violation: string): void };
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) =>
      noteViolation(`${violatedDirective} ${blockedURI} ${sourceFile}:${lineNumber}`),
    );
  });

  return {
    expectProblem: (pattern) => void expected.push(pattern),
    allowProblem: (pattern) => void allowed.push(pattern),
    verdict: async () => {
      await Promise.all(context.pages().map(hearLastWords));
      return [
        ...problems.filter((problem) => ![...expected, ...allowed].some((pattern) => pattern.test(problem))),
        ...expected.filter((pattern) => !problems.some((problem) => pattern.test(problem))).map((pattern) => `did not happen: ${pattern}`),
      ];
    },
  };
}

/** A page keeps what it logs for some seconds, such as a mismatch with the server's markup. It sends it when it is left. */
async function hearLastWords(page: Page): Promise<void> {
  await page.evaluate(() => void dispatchEvent(new Event('pagehide')));
  // Whoever sends something begins at once, so what has not been asked for by the next answer never will be.
  await page.evaluate(() => undefined);
}

/** A request is never for a place on a page. */
function withoutPlace(address: string): string {
  return address.replace(/#.*$/, '');
}

function failuresIn(batch: string | null): string[] {
  const entries = JSON.parse(batch ?? '[]') as LogEntry[];
  return entries.filter(({ level }) => level < 7).map(({ short_message: message }) => `logged: ${message}`);
}
