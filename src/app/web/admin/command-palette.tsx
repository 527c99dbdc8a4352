import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { adminMessages } from '#app/messages/admin.ts';
import { localizePath } from '#platform/shared/language.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { Button } from '#ui/actions/button.tsx';
import { useModal } from '#ui/dialog/use-modal.ts';
import { useActiveOption } from '#ui/forms/use-active-option.ts';
import { SearchIcon } from '#ui/icons/admin-icons.tsx';
import { CloseIcon } from '#ui/icons/icons.tsx';
import { Key } from '#ui/text/key.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import styles from './command-palette.module.css';
import { useWays } from './use-ways.ts';
import { WayPreview } from './way-preview.tsx';
import { plain, type Way, type WayGroup } from './way.ts';

/** The quick way: type a few letters, go. */
export function CommandPalette({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useMessages(adminMessages);
  const { dialog, handlers } = useModal({ isOpen, isPersistent: false, onClose });
  return (
    <dialog ref={dialog} className={styles.palette} aria-label={t.findTitle} {...handlers}>
      {isOpen ? <Finder onGone={onClose} /> : null}
    </dialog>
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
  const shown = groups.map((group) => ({ ...group, ways: shownOf(group, groups.length === 1) }));
  const options = useActiveOption({
    keys: shown.flatMap(({ ways }) => ways.map(({ key }) => key)),
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
  const told = count === 0 ? t.foundNothing : t.found(count);
  const chosen = shown.flatMap(({ ways }) => ways).find(({ key }) => key === options.active);
  return (
    <div className={styles.finder}>
      <div className={styles.head}>
        <SearchIcon />
        <input
          {...options.field}
          ref={field}
          type="search"
          aria-label={t.findLabel}
          placeholder={t.findLabel}
          value={typed}
          onChange={(event) => {
            options.beginAgain();
            setTyped(event.target.value);
          }}
          onKeyDown={handleKeyDown}
        />
        <span aria-hidden="true" className={styles.count}>
          {count > 0 && told}
        </span>
        <button type="button" className={styles.close} onClick={onGone}>
          <Key>Esc</Key>
          <CloseIcon />
          <VisuallyHidden>{t.closePalette}</VisuallyHidden>
        </button>
      </div>
      <div role="status">
        <VisuallyHidden>{told}</VisuallyHidden>
      </div>
      <div className={styles.kinds} role="group" aria-label={t.kinds}>
        <KindButton isChosen={groups === found} onClick={() => choose('all')}>
          {t.all}
        </KindButton>
        {found.map((group) => (
          <KindButton key={group.kind} isChosen={groups !== found && groups.includes(group)} onClick={() => choose(group.kind)}>
            {group.title} <small>{countOf([group])}</small>
          </KindButton>
        ))}
      </div>
      <div className={styles.body}>
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field above it has the keys */}
        <div {...options.list} className={styles.list} role="listbox" tabIndex={-1} aria-label={t.findTitle} onClick={onGone}>
          {shown.map((group) => (
            <Group key={group.kind} {...group} typed={sought} option={options.option} onPoint={options.pointAt} />
          ))}
        </div>
        {count === 0 && <NothingFound sought={sought} onGone={onGone} />}
        <WayPreview way={chosen} onGone={onGone} />
      </div>
      <KeyHints />
    </div>
  );
}

/** In the place of the list. What is not here may be on the website, among all that visitors find. */
function NothingFound({ sought, onGone }: { sought: string; onGone: () => void }) {
  const t = useMessages(adminMessages);
  const language = useLanguage();
  return (
    <div className={styles.nothing}>
      <p aria-hidden="true">{t.foundNothing}</p>
      {sought !== '' && (
        <a href={localizePath(language, `/search?q=${encodeURIComponent(sought)}`)} onClick={onGone}>
          {t.searchSite(sought)}
        </a>
      )}
    </div>
  );
}

/** For who works by the keyboard and sees it: a screen reader tells what its own keys do. */
function KeyHints() {
  const { keys } = useMessages(adminMessages);
  return (
    <p className={styles.keys} aria-hidden="true">
      <span>
        <Key>↑</Key> <Key>↓</Key> {keys.choose}
      </span>
      <span>
        <Key>Enter</Key> {keys.open}
      </span>
      <span>
        <Key>Ctrl Enter</Key> {keys.newTab}
      </span>
      <span>
        {keys.type} <Key>{actsAlone}</Key> {keys.actsAlone}
      </span>
    </p>
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
  return groups.reduce((sum, { ways, total = ways.length }) => sum + total, 0);
}

/** Among other kinds the first few, so that each kind is in sight. What is not shown stands behind the last. */
function shownOf({ ways, total = ways.length, amongOthers = ways.length, whole }: WayGroup, isAlone: boolean): Way[] {
  const shown = isAlone ? ways : ways.slice(0, amongOthers);
  return whole && shown.length < total ? [...shown, whole] : shown;
}

interface GroupProps extends Pick<WayGroup, 'title' | 'ways' | 'whole'> {
  typed: string;
  option: ReturnType<typeof useActiveOption>['option'];
  onPoint: (key: string) => void;
}

function Group({ title, ways, whole, typed, option, onPoint }: GroupProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.ways}>
      <div id={id} role="presentation" className={styles.title}>
        {title}
      </div>
      {ways.map(({ key, href, name, note, icon }) => (
        // Only when the pointer itself moves: a list that scrolls below it by the arrows has not been pointed at.
        <a key={key} href={href} {...option(key)} role="option" tabIndex={-1} onPointerMove={() => onPoint(key)}>
          {icon}
          <span>{key === whole?.key ? name : <Marked text={name} sought={typed} />}</span>
          {note === '' ? null : <small>{note}</small>}
          <Key>Enter</Key>
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
