import type { Transaction } from '@tiptap/pm/state';
import { ReplaceStep } from '@tiptap/pm/transform';

/** Words became bold, a list, a heading: an act, which is taken back by itself. Typing only replaces words by words. */
export function changesForm({ steps }: Transaction): boolean {
  return steps.some((step) => !(step instanceof ReplaceStep));
}
