import { chmodSync, mkdtempSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { completeConfig } from './stored-secrets.ts';

function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'plein-secrets-'));
}

test('a secret is made once, kept, and readable by the owner alone', () => {
  const folder = newFolder();
  const first = completeConfig(readConfig({ DATA_DIR: folder }));
  const second = completeConfig(readConfig({ DATA_DIR: folder }));
  expect(first.secret.length).toBeGreaterThanOrEqual(32);
  expect(second.secret).toBe(first.secret);
  expect(second.demo).toEqual(first.demo);
  expect(first.demo?.password).toMatch(/^[a-z2-9]{5}(-[a-z2-9]{5}){3}$/);
  expect(readdirSync(folder).toSorted()).toEqual(['demo-password', 'secret']);
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
});

test('what the environment says is used and not written down', () => {
  const folder = newFolder();
  const config = completeConfig(readConfig({ DATA_DIR: folder, SECRET: 'x'.repeat(40), DEMO: '0' }));
  expect(config).toMatchObject({ secret: 'x'.repeat(40), demo: undefined });
  expect(readdirSync(folder)).toEqual([]);
});

test('a secret that others can read is refused', () => {
  const folder = newFolder();
  completeConfig(readConfig({ DATA_DIR: folder }));
  chmodSync(join(folder, 'secret'), 0o644);
  expect(() => completeConfig(readConfig({ DATA_DIR: folder }))).toThrow(`chmod 600 ${join(folder, 'secret')}`);
});
