import { useState } from 'react';
import { useDraftStore, useEditedDocument } from '#domains/editor/ui/index.ts';
import { langOfWords } from '#domains/documents/model/document-words.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { useStorePart } from '#platform/web/use-store.ts';
import { TextArea } from '#ui/forms/text-area.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { pageSettingMessages } from '../../../messages/settings.ts';
import { SettingGroup } from './setting-group.tsx';

/** Its title and description in the language that is edited, saved as they are typed. */
export function WordsOfPage() {
  const t = useMessages(pageSettingMessages);
  const store = useDraftStore();
  const { draft } = useEditedDocument();
  const { title, description, fallback } = useStorePart(store, ({ words }) => words);
  // A page cannot be without a title: what was typed stays in the field alone until it is one.
  const [blank, setBlank] = useState<string | null>(null);
  const helpFor = (field: string, help: string) => (fallback.includes(field) ? t.stillDutch : help);

  function write(field: 'title' | 'description', value: string) {
    store.run({ operations: [], words: [{ address: { block: { guid: draft.guid }, item: null, field }, value }] });
  }

  function handleTitle(typed: string) {
    const isTitle = typed.trim() !== '';
    setBlank(isTitle ? null : typed);
    if (isTitle) write('title', typed);
  }

  return (
    <SettingGroup title={t.words}>
      <TextField
        label={t.pageTitle}
        description={helpFor('title', t.pageTitleHelp)}
        error={blank === null ? undefined : t.titleNeeded}
        data-path="title"
        lang={langOfWords(fallback, 'title') ?? draft.language}
        maxLength={200}
        value={blank ?? title}
        onChange={(event) => handleTitle(event.target.value)}
        onBlur={() => void store.flush()}
      />
      <TextArea
        label={t.description}
        description={helpFor('description', t.descriptionHelp(description.length))}
        isOptional
        data-path="description"
        lang={langOfWords(fallback, 'description') ?? draft.language}
        maxLength={500}
        rows={4}
        value={description}
        onChange={(event) => write('description', event.target.value)}
        onBlur={() => void store.flush()}
      />
    </SettingGroup>
  );
}
