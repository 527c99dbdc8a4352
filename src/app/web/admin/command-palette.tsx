import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { adminMessages } from '#app/messages/admin.ts';
import { listPageIndex } from '#domains/pages/model/page-index.contract.ts';
import { listUsers } from '#domains/users/model/admin-user.contract.ts';
import { fullName } from '#domains/users/model/user.ts';
import { localizePath } from '#platform/shared/language.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useCall } from '#platform/web/use-call.tsx';
import { useDebounced } from '#platform/web/use-debounced.ts';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { adminSections } from './admin-sections.ts';
import styles from './command-palette.module.css';

interface Way {
  key: string;
  href: string;
  name: string;
  note: string;
}

const shownOfEach = 5;
const shortest = 2;

/** The quick way: type a few letters, go. */
export function CommandPalette({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useMessages(adminMessages);
  return (
    <Dialog isOpen={isOpen} title={t.findTitle} onClose={onClose} buttons={<Button onClick={onClose}>{t.closePalette}</Button>}>
      {isOpen ? <Finder onGone={onClose} /> : null}
    </Dialog>
  );
}

function Finder({ onGone }: { onGone: () => void }) {
  const t = useMessages(adminMessages);
  const [typed, setTyped] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const groups = useWays(typed.trim());
  const count = groups.reduce((sum, { ways }) => sum + ways.length, 0);

  /** The arrows walk through what was found; Enter in the field takes the first. */
  function handleKeyDown(event: KeyboardEvent) {
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    if (event.key === 'Enter' && at < 0) {
      event.preventDefault();
      links[0]?.click();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const next = event.key === 'ArrowDown' ? at + 1 : at - 1;
      if (next >= 0) links[Math.min(next, links.length - 1)]?.focus();
    }
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys that move among the field and the links inside it
    <div onKeyDown={handleKeyDown}>
      <TextField label={t.findLabel} type="search" autoComplete="off" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <p role="status" className={styles.count}>
        {count === 0 ? t.foundNothing : t.found(count)}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links in it are what is clicked */}
      <div ref={list} onClick={onGone}>
        {groups.map((group) => (
          <WayGroup key={group.title} {...group} />
        ))}
      </div>
    </div>
  );
}

function WayGroup({ title, ways }: { title: string; ways: readonly Way[] }) {
  const id = useId();
  if (ways.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <ul className={styles.ways}>
        {ways.map(({ key, href, name, note }) => (
          <li key={key}>
            <a href={href}>
              {name} {note === '' ? null : <small>{note}</small>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useWays(typed: string): { title: string; ways: Way[] }[] {
  const t = useMessages(adminMessages);
  const language = useLanguage();
  const sought = useDebounced(typed, 200);
  const isEnabled = sought.length >= shortest;
  const query = { q: sought, itemCount: shownOfEach };
  const pages = useCall(listPageIndex, { query: { ...query, lang: language } }, { isEnabled });
  const users = useCall(listUsers, { query }, { isEnabled });
  const screens: Way[] = [
    ...adminSections.map(({ name, path }) => ({ key: name, href: localizePath(language, path), name: t.sections[name], note: '' })),
    { key: 'view-as', href: localizePath(language, '/view-as'), name: t.viewAs, note: '' },
  ];
  return [
    {
      title: t.screens,
      ways: screens.filter(({ name }) => name.toLowerCase().includes(typed.toLowerCase())),
    },
    {
      title: t.pages,
      ways: (isEnabled ? (pages.data?.items ?? []) : []).map(({ guid, languages: { [language]: page } }) => ({
        key: guid,
        href: page.href,
        name: page.title,
        note: page.href,
      })),
    },
    {
      title: t.people,
      ways: (isEnabled ? (users.data?.items ?? []) : []).map((user) => ({
        key: user.guid,
        href: localizePath(language, `/admin/users/${user.guid}/profile`),
        name: fullName(user),
        note: user.email,
      })),
    },
  ];
}
