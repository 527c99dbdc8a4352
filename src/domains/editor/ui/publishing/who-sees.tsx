import { localeOf } from '#platform/shared/language.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { publishingMessages } from '../../messages/publishing.ts';
import { useEditedDocument } from '../editing.ts';
import styles from './who-sees.module.css';

/** Who can find and read the page once it is public. */
export function WhoSees({ readers }: { readers: readonly string[] }) {
  const t = useMessages(publishingMessages);
  const language = useLanguage();
  const { menuPlace } = useEditedDocument();
  return (
    <section className={styles.impact}>
      <h3>{t.whoSees}</h3>
      <p>
        {readers.length === 0 ? t.everybody : t.roles(new Intl.ListFormat(localeOf[language], { type: 'disjunction' }).format(readers))}
      </p>
      {menuPlace && <p>{menuPlace.kind === 'under' ? t.menu.under(menuPlace.name) : t.menu[menuPlace.kind]}</p>}
    </section>
  );
}
