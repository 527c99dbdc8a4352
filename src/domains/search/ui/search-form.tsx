import { languages, localizePath } from '#platform/shared/language.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Select } from '#ui/forms/select.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { searchMessages } from '../messages/index.ts';
import { hasFilters, searchHref, searchQuery, withoutFilters, type AskedSearch } from '../model/search-address.ts';
import { searchLimits, searchPeriods, searchTypes } from '../model/search.ts';
import styles from './search-screen.module.css';

interface SearchFormProps {
  asked: AskedSearch;
  error: string | undefined;
  /** There is something to filter. */
  hasResults: boolean;
}

/** One form for the question and its filters, so that changing one keeps the other. */
export function SearchForm({ asked, error, hasResults }: SearchFormProps) {
  const t = useMessages(searchMessages);
  const language = useLanguage();
  return (
    <search>
      {/* Made anew for another question: what is typed belongs to the address. */}
      <form key={searchQuery(asked)} action={localizePath(language, '/search')} className={styles.form} noValidate>
        <div className={styles.question}>
          <TextField
            id="q"
            name="q"
            type="search"
            label={t.field}
            error={error}
            defaultValue={asked.q}
            maxLength={searchLimits.length}
            autoComplete="off"
            enterKeyHint="search"
          />
          <Button kind="primary" type="submit">
            {t.submit}
          </Button>
        </div>
        {hasResults && <Filters asked={asked} />}
      </form>
    </search>
  );
}

function Filters({ asked }: Pick<SearchFormProps, 'asked'>) {
  const t = useMessages(searchMessages);
  const language = useLanguage();
  return (
    <details className={styles.filters} open={hasFilters(asked)}>
      <summary>{t.filters}</summary>
      <div className={styles.choices}>
        <Select
          id="type"
          name="type"
          label={t.type}
          defaultValue={asked.type ?? ''}
          options={[{ value: '', label: t.allTypes }, ...searchTypes.map((value) => ({ value, label: t.types[value] }))]}
        />
        <Select
          id="period"
          name="period"
          label={t.period}
          defaultValue={asked.period ?? ''}
          options={[{ value: '', label: t.anyPeriod }, ...searchPeriods.map((value) => ({ value, label: t.periods[value] }))]}
        />
        <Select
          id="language"
          name="language"
          label={t.language}
          defaultValue={asked.language ?? ''}
          options={[{ value: '', label: t.anyLanguage }, ...languages.map((value) => ({ value, label: t.onlyIn[value] }))]}
        />
        <div className={styles.actions}>
          <Button type="submit">{t.filter}</Button>
          {hasFilters(asked) && <a href={searchHref(language, withoutFilters(asked))}>{t.clearFilters}</a>}
        </div>
      </div>
    </details>
  );
}
