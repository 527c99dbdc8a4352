import { useId, useRef, useState } from 'react';
import { ownTargetOf } from '#domains/blocks/model/link-target.ts';
import { listLinkChoices, type LinkChoice } from '#domains/search/model/link-choices.contract.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useCall } from '#platform/web/use-call.tsx';
import { useDebounced } from '#platform/web/use-debounced.ts';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Combobox } from '#ui/forms/combobox.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { editorMessages } from '../../messages/index.ts';
import styles from './link-dialog.module.css';
import { noteOf, warningsAbout, type Picked } from './picked-link.ts';
import { addressIn, withoutOrigin } from './typed-address.ts';
import { useCurrentLink } from './use-current-link.ts';

interface LinkDialogProps {
  /** Where the link leads now, as it is stored (`LinkTarget`); null when there is no link yet. */
  value: string | null;
  /** What will be read as the link. */
  words?: string;
  /** With the name of what it leads to, for a link that has no words yet. */
  onChoose(target: string, name: string): void;
  /** Absent where there must be a link. */
  onRemove?(): void;
  onClose(): void;
}

/** Where a link leads: something of this site, which is found by its name and keeps the link when it moves, or any address. */
export function LinkDialog({ value, words = '', onChoose, onRemove, onClose }: LinkDialogProps) {
  const t = useMessages(editorMessages).link;
  const [typed, setTyped] = useState(value === null || ownTargetOf(value) ? '' : value);
  const [picked, setPicked] = useState<Picked | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  const confirm = useRef<HTMLButtonElement>(null);
  const aboutId = useId();
  const found = useFound(picked ? '' : typed);
  const current = useCurrentLink(value);
  const address = addressIn(typed, location.origin);
  const selected = picked ?? (typed.trim() === '' ? current : pickedAt(address, found.choices));
  const options = [
    ...found.choices.map((choice) => ({ value: choice.target, label: choice.title, note: noteOf(t, { href: choice.target, choice }) })),
    ...(address === undefined || picked ? [] : [{ value: address, label: address, note: t.useAddress }]),
  ];

  function handleChoose({ value: href, label: name }: { value: string; label: string }) {
    setPicked({ href, name, choice: found.choices.find(({ target }) => target === href) ?? null });
    setTyped(name);
    // Where it leads is read with the button that makes it so.
    confirm.current?.focus();
  }

  function handleConfirm() {
    setIsRefused(selected === null);
    if (selected) onChoose(selected.href, selected.name);
  }

  const buttons = (
    <>
      <Button ref={confirm} kind="primary" aria-describedby={selected ? aboutId : undefined} onClick={handleConfirm}>
        {value === null ? t.make : t.change}
      </Button>
      {value !== null && onRemove && <Button onClick={onRemove}>{t.remove}</Button>}
      <Button onClick={onClose}>{t.cancel}</Button>
    </>
  );
  return (
    <Dialog isOpen title={value === null ? t.makeTitle : t.changeTitle} buttons={buttons} onClose={onClose}>
      <Combobox
        label={t.field}
        description={t.fieldHelp}
        typed={typed}
        onType={(next) => {
          setTyped(next);
          setPicked(null);
          setIsRefused(false);
        }}
        found={options}
        status={isRefused ? t.chooseFirst : found.hasFailed ? t.failed : found.isSought ? t.found(options.length) : ''}
        onChoose={handleChoose}
      />
      <div id={aboutId} className={styles.about}>
        {selected && <About picked={selected} words={words} />}
      </div>
    </Dialog>
  );
}

function About({ picked, words }: { picked: Picked; words: string }) {
  const t = useMessages(editorMessages).link;
  return (
    <>
      <p className={styles.target}>
        <small>{t.leadsTo}</small>
        <strong lang={picked.choice?.titleLanguage}>{picked.name}</strong>
        <small>{noteOf(t, picked)}</small>
      </p>
      {warningsAbout(t, picked, words).map(({ title, text }) => (
        <Notice key={title} look="warning" title={title} isStatic>
          {text}
        </Notice>
      ))}
    </>
  );
}

const shortest = 2;

/** What of this site has what is typed in its name, or stands at that address. */
function useFound(typed: string) {
  const language = useLanguage();
  const sought = withoutOrigin(typed.trim(), location.origin);
  const q = useDebounced(sought, 200);
  const isSought = sought.length >= shortest;
  const { data, error } = useCall(listLinkChoices, { query: { q, lang: language } }, { isEnabled: isSought && q.length >= shortest });
  return { choices: isSought ? (data ?? []) : [], isSought: isSought && data !== undefined, hasFailed: isSought && error !== null };
}

/** A whole address needs no choosing; a page that stands there is linked to as that page. */
function pickedAt(address: string | undefined, choices: readonly LinkChoice[]): Picked | null {
  if (address === undefined) return null;
  const choice = choices.find(({ href }) => href === address) ?? null;
  return choice ? { href: choice.target, name: choice.title, choice } : { href: address, name: address, choice };
}
