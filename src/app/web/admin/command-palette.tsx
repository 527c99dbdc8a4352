import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { adminMessages } from '#app/messages/admin.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { useActiveOption } from '#ui/forms/use-active-option.ts';
import styles from './command-palette.module.css';
import { plain, useWays, type Way, type WayGroup } from './use-ways.ts';

/** The quick way: type a few letters, go. */
export function CommandPalette({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useMessages(adminMessages);
  return (
    <Dialog isOpen={isOpen} title={t.findTitle} onClose={onClose} buttons={<Button onClick={onClose}>{t.closePalette}</Button>}>
      {isOpen ? <Finder onGone={onClose} /> : null}
    </Dialog>
  );
}

type Kind = WayGroup['kind'] | 'all';

/** Typed first, it leaves only what can be done. */
const actsAlone = '>';

function Finder({ onGone }: { onGone: () => void }) {
  const t = useMessages(adminMessages);
  const [typed, setTyped] = useState('');
  const [kind, setKind] = useState<Kind>('all');
  const field = useRef<HTMLInputElement>(null);
  const isForActs = typed.startsWith(actsAlone);
  const sought = (isForActs ? typed.slice(actsAlone.length) : typed).trim();
  const found = useWays(sought).filter(({ ways }) => ways.length > 0);
  const ofKind = found.filter((group) => group.kind === (isForActs ? 'acts' : kind));
  // What was chosen before may have nothing of what is typed now.
  const groups = ofKind.length > 0 || isForActs ? ofKind : found;
  const options = useActiveOption({
    keys: groups.flatMap(({ ways }) => ways.map(({ key }) => key)),
    // As a click on it would, so that there is one way to follow a link.
    onAct: (key) => document.getElementById(options.idOf(key))?.click(),
  });

  function choose(chosen: Kind) {
    setKind(chosen);
    options.beginAgain();
    // Who chooses goes on with the list, which the keys reach from the field.
    field.current?.focus();
  }

  function handleKeyDown(event: KeyboardEvent) {
    const active = document.getElementById(options.field['aria-activedescendant'] ?? '');
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && active instanceof HTMLAnchorElement) {
      event.preventDefault();
      open(active.href, '_blank', 'noopener');
    } else options.handleKeyDown(event);
  }

  const count = countOf(groups);
  return (
    <div className={styles.finder}>
      <TextField
        {...options.field}
        ref={field}
        label={t.findLabel}
        type="search"
        value={typed}
        onChange={(event) => {
          options.beginAgain();
          setTyped(event.target.value);
        }}
        onKeyDown={handleKeyDown}
      />
      <div className={styles.kinds} role="group" aria-label={t.kinds}>
        <KindButton isChosen={groups === found} onClick={() => choose('all')}>
          {t.all}
        </KindButton>
        {found.map((group) => (
          <KindButton key={group.kind} isChosen={groups !== found && groups.includes(group)} onClick={() => choose(group.kind)}>
            {group.title} <small>{group.ways.length}</small>
          </KindButton>
        ))}
      </div>
      <p className={styles.count}>
        <span role="status">{count === 0 ? t.foundNothing : t.found(count)}</span>
        <span className={styles.keys} aria-hidden="true">
          <kbd>↑</kbd> <kbd>↓</kbd> {t.keys.choose} <kbd>Enter</kbd> {t.keys.open} <kbd>Ctrl</kbd> <kbd>Enter</kbd> {t.keys.newTab}{' '}
          <kbd>{actsAlone}</kbd> {t.keys.actsAlone}
        </span>
      </p>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field above it has the keys */}
      <div {...options.list} className={styles.list} role="listbox" tabIndex={-1} aria-label={t.findTitle} onClick={onGone}>
        {groups.map((group) => (
          <Group key={group.kind} {...group} typed={sought} option={options.option} />
        ))}
      </div>
    </div>
  );
}

function KindButton({ isChosen, onClick, children }: { isChosen: boolean; onClick: () => void; children: ReactNode }) {
  return (
    <Button kind="quiet" className={styles.kind} aria-pressed={isChosen} onClick={onClick}>
      {children}
    </Button>
  );
}

function countOf(groups: readonly WayGroup[]): number {
  return groups.reduce((sum, { ways }) => sum + ways.length, 0);
}

interface GroupProps {
  title: string;
  ways: readonly Way[];
  typed: string;
  option: ReturnType<typeof useActiveOption>['option'];
}

function Group({ title, ways, typed, option }: GroupProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.ways}>
      <div id={id} role="presentation" className={styles.title}>
        {title}
      </div>
      {ways.map(({ key, href, name, note, Icon }) => (
        <a key={key} href={href} {...option(key)} role="option" tabIndex={-1}>
          <Icon />
          <span className={styles.name}>
            <Marked text={name} sought={typed} />
          </span>
          {note === '' ? null : <small>{note}</small>}
        </a>
      ))}
    </div>
  );
}

/** What was typed stands out in what was found by it. */
function Marked({ text, sought }: { text: string; sought: string }) {
  // Accents may make the plain text shorter; then nothing is marked rather than the wrong letters.
  const start = sought === '' || plain(text).length !== text.length ? -1 : plain(text).indexOf(plain(sought));
  if (start < 0) return text;
  const end = start + sought.length;
  return (
    <>
      {text.slice(0, start)}
      <b>{text.slice(start, end)}</b>
      {text.slice(end)}
    </>
  );
}
