import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { repositoryRoot } from './repository-files.ts';

/** Every check, in the order of its speed. `npm run check -- lint types` runs those two. */
const checks: Record<string, string> = {
  words: 'node tools/check-words.ts',
  format: 'oxfmt --check',
  docs: 'node tools/check-docs.ts',
  messages: 'node tools/check-messages.ts',
  requirements: 'node tools/check-requirements.ts',
  lockfile: 'node tools/check-lockfile.ts',
  boundaries: 'node tools/check-boundaries.ts',
  lint: 'oxlint --type-aware --deny-warnings',
  types: 'tsc --noEmit',
  'dead code': 'knip --no-progress --no-config-hints && knip --production --no-progress --no-config-hints',
  schema: 'node tools/dump-schema.ts --check',
  sizes: 'node tools/build-if-needed.ts && size-limit --silent',
};

interface Outcome {
  isOk: boolean;
  seconds: number;
  output: string;
}

function run(command: string): Promise<Outcome> {
  const started = performance.now();
  const path = [join(repositoryRoot, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
  const child = spawn(command, { cwd: repositoryRoot, shell: true, env: { ...process.env, PATH: path, NO_COLOR: '1' } });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({ isOk: code === 0, seconds: (performance.now() - started) / 1000, output: Buffer.concat(chunks).toString().trimEnd() });
    });
  });
}

/** What our own checks say about themselves in their last line; other tools are silent when all is well. */
function summaryOf(command: string, { isOk, output }: Outcome): string {
  return isOk && command.startsWith('node tools/check-') ? (output.split('\n').at(-1) ?? '') : '';
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in checks));
if (unknown.length > 0) {
  console.error(`There is no check called ${unknown.join(', ')}. There are: ${Object.keys(checks).join(', ')}.`);
  process.exit(2);
}

const queue = Object.entries(checks)
  .filter(([name]) => wanted.length === 0 || wanted.includes(name))
  .values();
const failed: string[] = [];

async function workThroughQueue(): Promise<void> {
  for (const [name, command] of queue) {
    const outcome = await run(command);
    const line = `${name.padEnd(14)}${(outcome.isOk ? 'ok' : 'FAILED').padEnd(8)}${outcome.seconds.toFixed(1).padStart(5)} s   ${summaryOf(command, outcome)}`;
    console.log(line.trimEnd());
    if (outcome.isOk) continue;
    failed.push(name);
    console.log(outcome.output.replace(/^/gm, '    '));
  }
}

// Two at a time: most of them keep one processor busy.
await Promise.all([workThroughQueue(), workThroughQueue()]);

if (failed.length > 0) {
  console.log(`\nFailed: ${failed.join(', ')}.`);
  process.exitCode = 1;
}
