import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { removeFormerParts } from './former-parts.ts';

test('what the build before this one made stays for who runs on it; what is older than a month goes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'plein-parts-'));
  const day = 24 * 3600;
  const now = Date.now() / 1000;
  for (const [name, age] of [
    ['admin-1.js', 40 * day],
    ['admin-2.js', day],
  ] as const) {
    writeFileSync(join(folder, name), '');
    utimesSync(join(folder, name), now - age, now - age);
  }
  removeFormerParts(folder);
  expect(readdirSync(folder)).toEqual(['admin-2.js']);
  rmSync(folder, { recursive: true });
  expect(() => removeFormerParts(folder)).not.toThrow();
});
