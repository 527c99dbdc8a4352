import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectBaseline, forOneReader, noStore } from '../support/expected-headers.ts';
import { testApp, type Client, type TestApp } from '../support/test-app.ts';
import { ask, inputFor, type Call, type ProvokedAnswer } from './calls/call.ts';
import { allCalls } from './calls/index.ts';
import { callWorld, type CallWorld } from './calls/world.ts';

let app: TestApp;
let world: CallWorld;

beforeAll(async () => {
  app = await testApp();
  world = await callWorld(app);
});
// One of the calls publishes new terms.
beforeEach(() => app.acceptTerms());
afterAll(() => app.close());

/** What a visitor, a reader and an admin get, and whatever else can be provoked. A form tells all of its answers itself. */
function answersOf(call: Call): ProvokedAnswer[] {
  const usual = (['visitor', 'reader', 'admin'] as const).map((as) => ({ as, status: call.statuses[as] }));
  return call.isForm ? call.answers : [...call.answers, ...usual];
}

function clientFor(as: ProvokedAnswer['as']): Client | Promise<Client> {
  if (as === 'visitor') return app.visitor;
  return as === 'newcomer' ? app.signedIn() : world[as];
}

describe('G7 the headers of every answer to a call', () => {
  for (const call of allCalls) {
    test.each(answersOf(call))(`${call.name} $status, for $as`, async (answer) => {
      const answered = await ask(await clientFor(answer.as), call, inputFor(call, answer, world));
      expect(answered.statusCode).toBe(answer.status);
      expectBaseline(answered, answer.kind ?? 'data', answer.caching ?? (answer.as === 'visitor' ? noStore : forOneReader));
    });
  }
});
