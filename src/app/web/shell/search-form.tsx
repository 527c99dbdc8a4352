import { appMessages } from '#app/messages/index.ts';
import { localizePath } from '#platform/shared/language.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import styles from './search-form.module.css';

/** A plain form that leads to the search results. */
export function SearchForm({ id }: { id: string }) {
  const t = useMessages(appMessages);
  const language = useLanguage();
  return (
    <search>
      <form className={styles.form} action={localizePath(language, '/search')}>
        <label htmlFor={id}>
          <VisuallyHidden>{t.searchSite}</VisuallyHidden>
        </label>
        <input className={styles.input} id={id} type="search" name="q" placeholder={t.searchSite} autoComplete="off" maxLength={200} />
        <button className={styles.button} type="submit">
          {t.search}
        </button>
      </form>
    </search>
  );
}
