import { expect, test } from 'vitest';
import { filledDataDir, startPlein } from '../support/plein-process.ts';

async function metricsOf(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/metrics`, { headers: { connection: 'close' } });
  expect(answer.status).toBe(200);
  return answer.text();
}

test('with several workers, whichever one is asked tells the metrics of all', async () => {
  const plein = await startPlein({ dataDir: filledDataDir(), env: { WORKERS: '2' } });
  await plein.ready();
  for (let turn = 0; turn < 4; turn++) {
    const text = await metricsOf(plein.origin);
    for (const worker of ['1', '2']) expect(text).toMatch(new RegExp(`process_resident_memory_bytes\\{worker="${worker}"\\} \\d+`));
    expect(text.match(/^# TYPE process_resident_memory_bytes /gm)).toHaveLength(1);
  }
});

test('one worker tells its own', async () => {
  const plein = await startPlein({ dataDir: filledDataDir(), env: { WORKERS: '1' } });
  await plein.ready();
  expect(await metricsOf(plein.origin)).toMatch(/process_resident_memory_bytes\{worker="1"\} \d+/);
});
