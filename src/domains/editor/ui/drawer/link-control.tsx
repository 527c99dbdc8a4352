import { useState } from 'react';
import { useMessages } from '#platform/web/messages.tsx';
import { Button } from '#ui/actions/button.tsx';
import { FieldError } from '#ui/forms/field.tsx';
import { drawerMessages } from '../../messages/drawer.ts';
import { editorMessages } from '../../messages/index.ts';
import type { Control } from '../../model/block-controls.ts';
import { LinkDialog } from '../links/late-link-dialog.tsx';
import { noteOf } from '../links/picked-link.ts';
import { useCurrentLink } from '../links/use-current-link.ts';
import { AddressControl, problemOf } from './address-control.tsx';
import type { wordsOfOption } from './control-words.ts';
import styles from './controls.module.css';
import { useOption, type Place } from './place.ts';

interface LinkControlProps {
  place: Place;
  control: Control<'link'>;
  words: ReturnType<typeof wordsOfOption>;
}

const aGuid = '00000000-0000-4000-8000-000000000000';

/** Where something leads. What is never of this site, such as a film, is an address; the rest is found by its name. */
export function LinkControl(props: LinkControlProps) {
  const isOfThisSite = ['page', 'file'].some((kind) => problemOf(props.control, `${kind}:${aGuid}`) === null);
  return isOfThisSite ? <ChosenLink {...props} /> : <AddressControl {...props} />;
}

function ChosenLink({ place, control, words: { label, help } }: LinkControlProps) {
  const t = useMessages(drawerMessages);
  const texts = useMessages(editorMessages).link;
  const [value, change] = useOption(place, control);
  const [isOpen, setIsOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const href = (value as { href: string } | undefined)?.href ?? null;
  const current = useCurrentLink(href);
  const problems: Readonly<Record<string, string>> = t.linkProblems;

  function take(target: string | null) {
    const code = target === null ? null : problemOf(control, target);
    setProblem(code);
    setIsOpen(false);
    if (code === null) change(target === null ? null : { href: target });
  }

  return (
    <div className={styles.control} role="group" aria-label={label}>
      <strong>{label}</strong>
      {help && <p className={styles.excerpt}>{help}</p>}
      <FieldError id={`${place.item} ${control.field}`}>{problem === null ? null : (problems[problem] ?? t.linkProblems.other)}</FieldError>
      {current && (
        <p className={styles.target}>
          <span lang={current.choice?.titleLanguage}>{current.name}</span>
          <small>{noteOf(texts, current)}</small>
        </p>
      )}
      <Button onClick={() => setIsOpen(true)}>{href === null ? t.chooseLink : t.changeLink}</Button>
      {isOpen && (
        <LinkDialog value={href} onChoose={take} {...(href !== null && { onRemove: () => take(null) })} onClose={() => setIsOpen(false)} />
      )}
    </div>
  );
}
