import './build-if-needed.ts';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { arch, cpus, platform, totalmem } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { repositoryRoot } from './repository-files.ts';

/** What a file in tools/drills/ exports. */
interface Drill {
  name: string;
  /** `skipped`: why it could not be done here. A drill that can be done in parts is given which one, such as `2/6`. */
  run(part?: string): Promise<{ ok: boolean; lines: string[]; skipped?: string }>;
}

interface Result {
  name: string;
  outcome: 'pass' | 'FAIL' | 'skip';
  lines: string[];
  seconds: number;
}

const folder = join(repositoryRoot, 'tools/drills');

/** `--part=2/6`: a long drill that walks over screens, a sixth of it at a time. */
const part = process.argv.find((argument) => argument.startsWith('--part='))?.slice('--part='.length);

async function perform(file: string): Promise<Result> {
  const drill = (await import(pathToFileURL(join(folder, file)).href)) as Drill;
  const started = performance.now();
  const { ok, lines, skipped } = await drill
    .run(part)
    .catch((error: unknown) => ({ ok: false, lines: [String(error)], skipped: undefined }));
  const seconds = (performance.now() - started) / 1000;
  const name = part === undefined ? drill.name : `${drill.name}, part ${part.replace('/', ' of ')}`;
  if (skipped !== undefined) return { name, outcome: 'skip', lines: [skipped], seconds };
  return { name, outcome: ok ? 'pass' : 'FAIL', lines, seconds };
}

function print({ name, outcome, lines, seconds }: Result): void {
  console.log(`${outcome}  ${name} (${seconds.toFixed(0)} s)`);
  for (const line of lines) console.log(`      ${line}`);
}

const titles = { pass: 'Pass', FAIL: 'Fail', skip: 'Not done here' };

/** What was done now, and of the other drills what the page says already. */
function asPage(results: Result[], before: string): string {
  const machine = `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, ${platform()} ${arch()}, Node ${process.version}`;
  const today = new Date().toISOString().slice(0, 10);
  const sections = new Map(
    before
      .split(/^## /m)
      .slice(1)
      .map((section) => [/: (.*)/.exec(section)?.[1] ?? '', `## ${section.trim()}`]),
  );
  for (const { name, outcome, lines, seconds } of results)
    sections.set(
      name,
      `## ${titles[outcome]}: ${name}\n\n${today}, ${seconds.toFixed(0)} s; ${machine}\n\n${lines.map((line) => `- ${line}`).join('\n')}`,
    );
  const head = '# Drills\n\nWritten by `npm run drill -- --write`. Each part says when its drill was last done.';
  return `${[head, ...[...sections].toSorted(([a], [b]) => a.localeCompare(b, 'en')).map(([, section]) => section)].join('\n\n')}\n`;
}

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
const chosen = files.filter((file) => wanted.length === 0 || wanted.includes(basename(file, '.ts'))).toSorted();

// What it started has a process group of its own, and is ended when this process exits.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const results: Result[] = [];
for (const file of chosen) {
  const result = await perform(file);
  print(result);
  results.push(result);
}

const page = join(repositoryRoot, 'docs/drills.md');
if (process.argv.includes('--write')) writeFileSync(page, asPage(results, readFileSync(page, 'utf8')));
process.exitCode = results.length > 0 && results.every(({ outcome }) => outcome !== 'FAIL') ? 0 : 1;
