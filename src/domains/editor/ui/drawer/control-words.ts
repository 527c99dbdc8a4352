import type { drawerMessages } from '../../messages/drawer.ts';

type Texts = (typeof drawerMessages)['nl'];

/** Of a type alone, or of every type that has it. */
export function wordsOfOption(t: Texts, type: string, path: string) {
  const [own, shared] = [`${type}.${path}`, path];
  const find = <V>(texts: Readonly<Record<string, V>>): V | undefined => texts[own] ?? texts[shared];
  return {
    label: find<string>(t.options),
    help: find<string>(t.help),
    values: find<Readonly<Record<string, string>>>(t.values),
  };
}

/** Of a list of things: all of them, one of them, and how another is added. */
export function wordsOfThings(t: Texts, type: string, list: string): { all: string; one: string; add: string } | undefined {
  return (t.things as Readonly<Record<string, { all: string; one: string; add: string }>>)[`${type}.${list}`];
}
