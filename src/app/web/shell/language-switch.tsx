import type { MouseEvent } from 'react';
import { appMessages } from '#app/messages/index.ts';
import type { PageFrame } from '#app/route-answer.ts';
import { updateLoggedInUser } from '#domains/users/model/user.contract.ts';
import { useChosenLanguage, useCurrentUser } from '#domains/users/ui/index.ts';
import { nameOfLanguage } from '#platform/shared/language.ts';
import { textsIn } from '#platform/shared/messages.ts';
import { useLiveSearch } from '#platform/web/address-search.tsx';
import { useMessages } from '#platform/web/messages.tsx';
import { useSave } from '#platform/web/use-call.tsx';
import styles from './language-switch.module.css';

/** Plain links to the same page in each language; a language is never guessed. */
export function LanguageSwitch({ frame }: { frame: PageFrame }) {
  const t = useMessages(appMessages);
  if (frame.languageLinks.length === 0) return null;
  return (
    <nav aria-label={t.languageSwitch}>
      <LanguageLinks frame={frame} />
    </nav>
  );
}

/** The links alone, for where they stand a second time on the page. */
export function LanguageLinks({ frame }: { frame: PageFrame }) {
  const search = useLiveSearch();
  if (frame.languageLinks.length === 0) return null;
  return (
    <ul className={styles.languages}>
      {frame.languageLinks.map(({ language, href, isCurrent }) => (
        <li key={language}>
          {frame.isLanguageChosen ? (
            <ChoiceOfLanguage language={language} href={href} isCurrent={isCurrent} />
          ) : (
            <a href={frame.keepsQuery ? href + search : href} lang={language} hrefLang={language} aria-current={isCurrent || undefined}>
              {nameOfLanguage[language]}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

/**
 * In admin and account a person has the language that they chose, whatever the address. So to choose another one changes that choice, and
 * can be taken back. The link leads to the page where it is chosen too: for a new tab, and for when it cannot be saved from here.
 */
function ChoiceOfLanguage({ language, href, isCurrent }: PageFrame['languageLinks'][number]) {
  const { currentUser } = useCurrentUser();
  const former = useChosenLanguage();
  const save = useSave(updateLoggedInUser, {
    type: 'save',
    subject: { nl: textsIn(appMessages, 'nl').languageSwitch, en: textsIn(appMessages, 'en').languageSwitch },
    showsFailure: true,
    onSaved: (saved) => currentUser.replace(saved),
  });
  const choosing = (value: string) => ({ body: { properties: [{ key: 'language', value }] } });

  async function choose(): Promise<void> {
    const undo = async (_: unknown, send: (input: ReturnType<typeof choosing>) => Promise<unknown>) => {
      await send(choosing(former ?? ''));
      return undefined;
    };
    if (!(await save.run(choosing(language), { undo }))) location.assign(href);
  }

  function handleClick(event: MouseEvent): void {
    if (isCurrent || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!save.isSaving) void choose();
  }

  return (
    <a href={href} lang={language} aria-current={isCurrent || undefined} onClick={handleClick}>
      {nameOfLanguage[language]}
    </a>
  );
}
