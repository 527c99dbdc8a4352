import { parseSync, Visitor, type ESTree } from 'vite';

/** `describe` or `test` as it stands in the code. */
interface Block {
  titles: string[];
  isTest: boolean;
  isSkipped: boolean;
  children: Block[];
}

const starters = ['test', 'it', 'describe'];

/** What may stand between `test` and its name without keeping it from being run. Any other word does, or begins no test at all. */
const harmless = ['describe', 'each', 'for', 'concurrent', 'sequential', 'shuffle', 'serial', 'parallel', 'only', 'skipIf', 'runIf'];
const skipping = ['skip', 'todo', 'fixme', 'fails', 'fail'];

/** The names of the tests that are run, and of the groups they stand in. */
export function namesOfRunningTests(code: string): string[] {
  const { program, errors } = parseSync('code.tsx', code);
  if (errors[0]) throw new SyntaxError(errors[0].message);
  const file: Block = { titles: [], isTest: false, isSkipped: false, children: [] };
  const around: Block[] = [file];
  const opened = new Map<ESTree.CallExpression, Block>();

  new Visitor({
    CallExpression(call) {
      const words = wordsOf(call.callee);
      const parent = around.at(-1);
      if (!parent || !starters.includes(words[0] ?? '')) return;
      if (isSkipInside(words, call)) parent.isSkipped = true;
      const block = blockOf(words, call);
      if (!block) return;
      parent.children.push(block);
      around.push(block);
      opened.set(call, block);
    },
    'CallExpression:exit'(call) {
      if (opened.has(call)) around.pop();
    },
  }).visit(program);

  return runningIn(file);
}

/** A group without a test that runs proves nothing either. */
function runningIn({ titles, isTest, isSkipped, children }: Block): string[] {
  if (isSkipped) return [];
  const inside = children.flatMap(runningIn);
  return isTest || inside.length > 0 ? [...titles, ...inside] : [];
}

/** `test.describe.skip` and `test.skipIf(…).each(…)` as their words. */
function wordsOf(callee: ESTree.Node): string[] {
  if (callee.type === 'Identifier') return [callee.name];
  if (callee.type === 'CallExpression') return wordsOf(callee.callee);
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return [];
  const before = wordsOf(callee.object);
  return before.length > 0 ? [...before, callee.property.name] : [];
}

/** `test.skip()` as a line of a test or group: whatever stands around it is not run. */
function isSkipInside(words: string[], { arguments: given }: ESTree.CallExpression): boolean {
  return given.length === 0 && skipping.includes(words.at(-1) ?? '');
}

function blockOf(words: string[], call: ESTree.CallExpression): Block | undefined {
  const [name, ...rest] = call.arguments;
  const modifiers = words.slice(1);
  // `test.each(table)` is yet to be called with a name, and a test without a function is one to be written.
  if (!name || rest.length === 0 || !modifiers.every((word) => harmless.includes(word) || skipping.includes(word))) return undefined;
  return {
    titles: titlesOf(name, call.callee),
    isTest: !words.includes('describe'),
    isSkipped: modifiers.some((word) => skipping.includes(word)) || rest.some(isSkipOption),
    children: [],
  };
}

/** `{ skip: true }` between name and function. */
function isSkipOption(argument: ESTree.Node): boolean {
  if (argument.type !== 'ObjectExpression') return false;
  return argument.properties.some(
    (property) =>
      property.type === 'Property' &&
      property.key.type === 'Identifier' &&
      skipping.includes(property.key.name) &&
      !(property.value.type === 'Literal' && property.value.value === false),
  );
}

/** A name that begins with `%s` begins with the first value of each row of its table. */
function titlesOf(name: ESTree.Node, callee: ESTree.Node): string[] {
  const title = textOf(name);
  if (title === undefined) return [];
  if (!title.startsWith('%s')) return [title];
  const firstValues = rowsOf(callee).map((row) => textOf(row.type === 'ArrayExpression' ? row.elements[0] : row));
  return firstValues.filter((value) => value !== undefined).map((value) => value + title.slice('%s'.length));
}

function rowsOf(callee: ESTree.Node): ESTree.Node[] {
  if (callee.type !== 'CallExpression') return [];
  const [table] = callee.arguments;
  const rows = table?.type === 'TSAsExpression' || table?.type === 'TSSatisfiesExpression' ? table.expression : table;
  return rows?.type === 'ArrayExpression' ? rows.elements.filter((row) => row !== null) : [];
}

/** The text of a literal; of a template what stands before its first value. */
function textOf(node: ESTree.Node | null | undefined): string | undefined {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node?.type === 'TaggedTemplateExpression') return textOf(node.quasi);
  return node?.type === 'TemplateLiteral' ? node.quasis[0]?.value.raw : undefined;
}
