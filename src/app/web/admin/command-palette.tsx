import { useId, useState } from 'react';
import { adminSections } from '#app/admin-sections.ts';
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
import { useActiveOption } from '#ui/forms/use-active-option.ts';
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
  const groups = useWays(typed.trim());
  const count = groups.reduce((sum, { ways }) => sum + ways.length, 0);
  const options = useActiveOption({
    keys: groups.flatMap(({ ways }) => ways.map(({ key }) => key)),
    // As a click on it would, so that there is one way to follow a link.
    onAct: (key) => document.getElementById(options.idOf(key))?.click(),
  });

  return (
    <div>
      <TextField
        {...options.field}
        label={t.findLabel}
        type="search"
        value={typed}
        onChange={(event) => {
          options.beginAgain();
          setTyped(event.target.value);
        }}
        onKeyDown={options.handleKeyDown}
      />
      <p role="status" className={styles.count}>
        {count === 0 ? t.foundNothing : t.found(count)}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field above it has the keys */}
      <div {...options.list} role="listbox" tabIndex={-1} aria-label={t.findTitle} onClick={onGone}>
        {groups.map((group) => (
          <WayGroup key={group.title} {...group} option={options.option} />
        ))}
      </div>
    </div>
  );
}

interface WayGroupProps {
  title: string;
  ways: readonly Way[];
  option: ReturnType<typeof useActiveOption>['option'];
}

function WayGroup({ title, ways, option }: WayGroupProps) {
  const id = useId();
  if (ways.length === 0) return null;
  return (
    <div role="group" aria-labelledby={id} className={styles.ways}>
      <div id={id} role="presentation" className={styles.title}>
        {title}
      </div>
      {ways.map(({ key, href, name, note }) => (
        <a key={key} href={href} {...option(key)} role="option" tabIndex={-1}>
          {name} {note === '' ? null : <small>{note}</small>}
        </a>
      ))}
    </div>
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
