import type { Editor } from '@tiptap/core';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { editorMessages } from '../../messages/index.ts';
import { ToolMenu } from './tool-menu.tsx';
import { passageLanguages, setLanguageOfPassage } from './tools.ts';
import { useAct } from './use-act.ts';

/** In which language these words are, so that they are read out as such. */
export function LanguageTool({ editor, lang }: { editor: Editor; lang: string | null }) {
  const t = useMessages(editorMessages).text;
  const act = useAct(editor);
  const names = new Intl.DisplayNames(useLanguage(), { type: 'language' });
  const choices = [null, ...new Set([...(lang === null ? [] : [lang]), ...passageLanguages])].map((each) => ({
    name: each === null ? t.languageOfPage : (names.of(each) ?? each),
    isChosen: each === lang,
    run: () => act(() => setLanguageOfPassage(editor, each)),
  }));
  return <ToolMenu name={t.language} icon="language" isOn={lang !== null} choices={choices} onDone={() => editor.view.focus()} />;
}
