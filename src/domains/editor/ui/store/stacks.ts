import { createCommandStack, type CommandStack } from './command-stack.ts';

const stacks = new Map<string, CommandStack>();

/** One for a document, whatever the language, as long as this tab is open. Another person has one of their own. */
export function stackOf({ person, document }: { person: string; document: string }): CommandStack {
  const key = `${person} ${document}`;
  const stack = stacks.get(key) ?? createCommandStack();
  stacks.set(key, stack);
  return stack;
}
