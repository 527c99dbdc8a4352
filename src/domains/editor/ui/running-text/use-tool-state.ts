import type { Editor } from '@tiptap/core';
import { useMemo } from 'react';
import { tableIn } from './table-acts.ts';
import { allTools, languageOfPassage, type ToolName } from './tools.ts';
import { useOfEditor } from './use-of-editor.ts';

interface ToolState {
  on: readonly ToolName[];
  cannot: readonly ToolName[];
  isLink: boolean;
  lang: string | null;
  isTable: boolean;
}

/** What is so of the words in hand. Typing on in the same words changes nothing of it, and renders nothing. */
export function useToolState(editor: Editor): ToolState {
  const written = useOfEditor(editor, () => JSON.stringify(stateOf(editor)));
  return useMemo(() => JSON.parse(written) as ToolState, [written]);
}

function stateOf(editor: Editor): ToolState {
  return {
    on: allTools.flatMap(({ name, isOn }) => (isOn?.(editor) ? [name] : [])),
    cannot: allTools.flatMap(({ name, can }) => (can(editor) ? [] : [name])),
    isLink: editor.isActive('link'),
    lang: languageOfPassage(editor),
    isTable: tableIn(editor.state) !== null,
  };
}
