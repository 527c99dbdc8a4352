import type { TestProject } from 'vitest/node';
import { createTemplate, startTestServer, type TestServer } from './test-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: TestServer;
    templateDatabase: string;
  }
}

let stopServer: () => Promise<void>;

/** One PostgreSQL for the whole run, one migrated database to copy from. */
export async function setup(project: TestProject): Promise<void> {
  const { server, stop } = await startTestServer();
  stopServer = stop;
  project.provide('testServer', server);
  project.provide('templateDatabase', await createTemplate(server));
}

export async function teardown(): Promise<void> {
  await stopServer();
}
