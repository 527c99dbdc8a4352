import { expect, test } from 'vitest';
import { newDataDir, startPlein } from '../support/plein-process.ts';
import type { PleinProcess } from '../support/spawn-plein.ts';

const statusOf = async (link: string) => (await fetch(link, { redirect: 'manual' })).status;

/** The link as an operator reads it, and everything else that was printed. */
async function startEmpty(dataDir: string): Promise<{ plein: PleinProcess; link: string; rest: string }> {
  const plein = await startPlein({ dataDir, env: { DEMO: '0', LOG_LEVEL: 'info' } });
  await plein.ready();
  await expect.poll(() => plein.log()).toContain('/setup/');
  const [line = ''] = plein.log().match(/^ {2}Set up .*$/m) ?? [];
  return { plein, link: line.replace(/^ *Set up +/, ''), rest: plein.log().replace(line, '') };
}

test('the start of an empty platform prints one link to make the first admin; the next start prints another', async () => {
  const dataDir = newDataDir();
  const first = await startEmpty(dataDir);
  expect(new URL(first.link).origin).toBe(`http://localhost:${first.plein.port}`);
  expect(await statusOf(first.link)).toBe(200);
  const token = first.link.slice(first.link.lastIndexOf('/') + 1);
  expect(first.rest).not.toContain(token);
  await first.plein.stop();
  expect(first.plein.log().split(token)).toHaveLength(2);

  const second = await startEmpty(dataDir);
  const { origin } = new URL(second.link);
  expect(await statusOf(`${origin}/setup/${token}`)).toBe(404);
  const form = new URLSearchParams({
    firstName: 'Noor',
    lastName: 'Bakker',
    email: 'noor@example.nl',
    password: 'vier paarden in de regen',
  });
  const made = await fetch(second.link, { method: 'POST', body: form, redirect: 'manual', headers: { 'sec-fetch-site': 'same-origin' } });
  expect([made.status, await statusOf(second.link)]).toEqual([303, 404]);
});
