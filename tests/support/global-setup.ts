import type { TestProject } from 'vitest/node';
import { createTemplate, startTestServer, type TestServer } from './test-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: TestServer;
    templateDatabase: string;
  }
}

/** One PostgreSQL for the whole run, one migrated database to copy from. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { server, stop } = await startTestServer();
  project.provide('testServer', server);
  project.provide('templateDatabase', await createTemplate(server));
  return stop;
}
