import type { Editor } from '@tiptap/core';
import { announce } from '#platform/web/arrival.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { editorMessages } from '../../messages/index.ts';
import { canChangeTable, changeTable, hasHeadRow, insertTable, tableActs, type TableAct } from './table-acts.ts';
import { ToolButton } from './tool-button.tsx';
import { ToolMenu } from './tool-menu.tsx';
import { useAct } from './use-act.ts';

/** Makes a table; in one, it has what can be done with its rows and columns. */
export function TableTool({ editor, isTable }: { editor: Editor; isTable: boolean }) {
  const t = useMessages(editorMessages).text;
  const act = useAct(editor);

  function handleInsert() {
    act(() => insertTable(editor));
    editor.view.focus();
    announce(t.tableInserted);
  }

  function choiceOf(name: TableAct) {
    return {
      name: t.tableActs[name].name,
      ...(name === 'headRow' && { isChosen: hasHeadRow(editor) }),
      isDisabled: !canChangeTable(editor, name),
      run() {
        act(() => changeTable(editor, name));
        announce(t.tableActs[name].done);
      },
    };
  }

  if (!isTable) return <ToolButton name={t.insertTable} icon="table" onPress={handleInsert} />;
  return <ToolMenu name={t.table} icon="table" isOn choices={tableActs.map(choiceOf)} onDone={() => editor.view.focus()} />;
}
