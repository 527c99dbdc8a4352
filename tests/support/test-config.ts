import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig, type Config } from '#platform/server/config.ts';
import { completeConfig } from '#platform/server/stored-secrets.ts';

/** A local configuration that depends on nothing of the machine; name what the test is about. */
export function testConfig(env: Record<string, string> = {}): Config {
  const base = {
    DATA_DIR: join(tmpdir(), 'plein-test-data'),
    SECRET: 'a secret for tests, forty-two characters…',
    DEMO_PASSWORD: 'demo-for-tests-only',
    LOG_LEVEL: 'silent',
    WORKERS: '1',
  };
  return completeConfig(readConfig({ ...base, ...env }));
}
