import { useState } from 'react';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useCall } from '#platform/web/use-call.tsx';
import { useDebounced } from '#platform/web/use-debounced.ts';
import { Combobox } from '#ui/forms/combobox.tsx';
import { pageAdminMessages } from '../../messages/admin.ts';
import { listPageIndex } from '../../model/page-index.contract.ts';

export interface PickedPage {
  guid: string;
  title: string;
  href: string;
}

const shortest = 2;
const pagesShown = 6;

/** Type a part of a title or an address, and take one of the pages that have it. */
export function PagePicker({ onPick }: { onPick: (page: PickedPage) => void }) {
  const t = useMessages(pageAdminMessages);
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const [pickedTitle, setPickedTitle] = useState<string>();
  const q = useDebounced(typed.trim(), 200);
  const isSought = q.length >= shortest && typed.trim() !== pickedTitle;
  const { data } = useCall(listPageIndex, { query: { q, lang: language, itemCount: pagesShown } }, { isEnabled: isSought });
  const found = (isSought ? (data?.items ?? []) : []).map(({ guid, languages: { [language]: own } }) => ({
    value: guid,
    label: own.title,
    note: own.href,
  }));
  return (
    <Combobox
      label={t.findPage}
      typed={typed}
      onType={setTyped}
      found={found}
      status={!isSought || !data ? '' : found.length === 0 ? t.foundNoPage : t.foundPages(found.length)}
      onChoose={({ value: guid, label: title, note: href }) => {
        setTyped(title);
        setPickedTitle(title);
        onPick({ guid, title, href });
      }}
    />
  );
}
