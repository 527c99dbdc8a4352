import type { Editor } from '@tiptap/core';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useMessages } from '#platform/web/messages.tsx';
import { editorMessages } from '../../messages/index.ts';
import { LanguageTool } from './language-tool.tsx';
import { focusStop, moveAmongStops } from './stops.ts';
import { TableTool } from './table-tool.tsx';
import styles from './text-toolbar.module.css';
import { ToolButton } from './tool-button.tsx';
import { groups, type Tool } from './tools.ts';
import { useAct } from './use-act.ts';
import { usePlaceOfToolbar } from './use-place-of-toolbar.ts';
import { useToolState } from './use-tool-state.ts';

interface TextToolbarProps {
  editor: Editor;
  /** The keys are to go on in it. */
  isEntered: boolean;
  onEnter(isEntered: boolean): void;
  onLink(): void;
}

/** What can be done with the selected words. Alt+F10 leads to it, the arrows go through it, and Escape leads back. */
export function TextToolbar({ editor, isEntered, onEnter, onLink }: TextToolbarProps) {
  const t = useMessages(editorMessages).text;
  const frame = useRef<HTMLElement>(null);
  const act = useAct(editor);
  const { on, cannot, isLink, lang, isTable } = useToolState(editor);
  usePlaceOfToolbar(frame, editor);
  useEffect(() => {
    if (isEntered && frame.current) focusStop(frame.current);
  }, [isEntered]);

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Escape') editor.view.focus();
    else if (!moveAmongStops(event.currentTarget, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  function handleLink() {
    // The dialog gives the keys back to where they were.
    editor.view.focus();
    onLink();
  }

  const buttonOf = (tool: Tool) => (
    <ToolButton
      key={tool.name}
      name={t.tools[tool.name]}
      icon={tool.name}
      keys={tool.keys}
      isOn={tool.isOn && on.includes(tool.name)}
      isDisabled={cannot.includes(tool.name)}
      onPress={() => act(() => tool.run(editor))}
    />
  );
  return (
    <section
      ref={frame}
      className={styles.frame}
      aria-label={t.toolbar}
      onFocus={() => onEnter(true)}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || onEnter(false)}
      onKeyDown={handleKeyDown}
      // The words stay selected while a button is pressed.
      onMouseDown={(event) => event.preventDefault()}
    >
      <div role="toolbar" aria-label={t.toolbar} className={styles.bar}>
        <div className={styles.group}>{groups.letters.map(buttonOf)}</div>
        <div className={styles.group}>
          <ToolButton name={t.link} icon="link" keys="Mod+K" isOn={isLink} onPress={handleLink} />
          <LanguageTool editor={editor} lang={lang} />
        </div>
        <div className={styles.group}>{groups.headings.map(buttonOf)}</div>
        <div className={styles.group}>{groups.lists.map(buttonOf)}</div>
        <div className={styles.group}>
          {groups.quote.map(buttonOf)}
          <TableTool editor={editor} isTable={isTable} />
        </div>
        <div className={styles.group}>{groups.rest.map(buttonOf)}</div>
      </div>
    </section>
  );
}
