import { parseSync } from '@swc/core';
import { check } from 'recheck';
import { expect, test } from 'vitest';
import { resolvePath } from '#app/routes.ts';
import { listFiles, readRepositoryFile } from './repository-files.ts';

interface Expression {
  place: string;
  source: string;
  flags: string;
}

interface Node {
  type?: string;
  [key: string]: unknown;
}

/** The nodes of a tree in which every property may hold a node or a list of them. */
function* nodesIn(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value) yield value as Node;
  for (const child of Object.values(value)) yield* nodesIn(child);
}

function isRegExpConstructor({ type, callee }: Node): boolean {
  return (type === 'NewExpression' || type === 'CallExpression') && (callee as Node).value === 'RegExp';
}

/** Every regular expression that is written in a file, and the places where one is put together while the product runs. */
function expressionsIn(path: string, code: string): { written: Expression[]; built: string[] } {
  const nodes = [...nodesIn(parseSync(code, { syntax: 'typescript', tsx: path.endsWith('.tsx') }))];
  const written = nodes
    .filter(({ type }) => type === 'RegExpLiteral')
    .map(({ pattern, flags }) => ({ place: path, source: String(pattern), flags: String(flags) }));
  return { written, built: nodes.filter(isRegExpConstructor).map(() => path) };
}

/** The usual limits of time are a second and less, which a sound expression needs as well when the machine is busy. */
const patience = { timeout: 120_000, attackTimeout: 15_000, incubationTimeout: 4000, seedingTimeout: 2000 };

/** Compiled where that exists for this machine, which takes a third of the time; in JavaScript elsewhere. */
async function problemWith({ place, source, flags }: Expression): Promise<string[]> {
  const result = await check(source, flags, patience);
  if (result.status === 'safe') return [];
  const reason = result.status === 'vulnerable' ? `${result.complexity.summary} on ${result.attack.pattern}` : result.error.kind;
  return [`${place}: /${source}/${flags}: ${reason}`];
}

const sources = listFiles().filter((path) => /^src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));
const found = sources.map((path) => expressionsIn(path, readRepositoryFile(path)));

test('I4 no regular expression of the product can be made to take more than linear time', { timeout: 600_000 }, async () => {
  const expressions = new Map(
    found.flatMap(({ written }) => written).map((expression) => [`/${expression.source}/${expression.flags}`, expression]),
  );
  expect(expressions.size).toBeGreaterThan(10);
  const problems: string[] = [];
  // One after another: each has its own time, and on a busy machine waiting for the others would use it up.
  for (const expression of expressions.values()) problems.push(...(await problemWith(expression)));
  expect(problems).toEqual([]);
});

test('I4 regular expressions are written out, since one that is put together is not checked here', () => {
  // The route table makes its own from fixed patterns; the next test has hostile paths for it.
  expect(found.flatMap(({ built }) => built)).toEqual(['src/app/routes.ts']);
});

test.each(['/', '/i', '/i/a', '/edit', '/a/edit/i/', '/en/i/a/b/edit/'])('I4 a path of 100 KiB of %s is resolved in time', (piece) => {
  const path = piece.repeat(Math.ceil((100 * 1024) / piece.length));
  const times = [1, 2, 3].map(() => {
    const start = performance.now();
    resolvePath(path);
    return performance.now() - start;
  });
  expect(Math.min(...times)).toBeLessThan(50);
});

test('the check can fail: it finds an expression in a component and knows a bad one', async () => {
  const { written, built } = expressionsIn('planted.tsx', 'const a = <b>{/^(a+)+$/i.test(c) && new RegExp(d)}</b>;');
  expect(written).toEqual([{ place: 'planted.tsx', source: '^(a+)+$', flags: 'i' }]);
  expect(built).toEqual(['planted.tsx']);
  expect(await problemWith({ place: 'planted.tsx', source: '^(a+)+$', flags: 'i' })).toEqual([expect.stringContaining('exponential')]);
  expect(await problemWith({ place: 'planted.tsx', source: '\\s+$', flags: '' })).toEqual([expect.stringContaining('polynomial')]);
});
