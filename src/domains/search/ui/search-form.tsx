import { languages, localizePath } from '#platform/shared/language.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { Button } from '#ui/actions/button.tsx';
import { DisclosureLine } from '#ui/disclosure/disclosure.tsx';
import { Select } from '#ui/forms/select.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { searchMessages } from '../messages/index.ts';
import { hasFilters, searchHref, searchQuery, withoutFilters, type AskedSearch } from '../model/search-address.ts';
import { searchLimits, searchPeriods, searchTypes } from '../model/search.ts';
import styles from './search-screen.module.css';

/** The filters stand beside the results and not in the form, but are sent with it: changing one keeps the query. */
const formId = 'search-form';

export function SearchForm({ asked, error }: { asked: AskedSearch; error: string | undefined }) {
  const t = useMessages(searchMessages);
  const language = useLanguage();
  return (
    <search>
      {/* Made anew for another query: what is typed belongs to the address. */}
      <form key={searchQuery(asked)} id={formId} action={localizePath(language, '/search')} className={styles.query} noValidate>
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
        {asked.sort !== 'relevance' && <input type="hidden" name="sort" value={asked.sort} />}
        <Button kind="primary" type="submit">
          {t.submit}
        </Button>
      </form>
    </search>
  );
}

export function SearchFilters({ asked }: { asked: AskedSearch }) {
  const t = useMessages(searchMessages);
  const language = useLanguage();
  return (
    <details key={searchQuery(asked)} className={styles.filters} open={hasFilters(asked)}>
      <DisclosureLine>
        <b>{t.filters}</b>
      </DisclosureLine>
      <div className={styles.choices}>
        <Filter
          asked={asked}
          name="type"
          label={t.type}
          options={[{ value: '', label: t.allTypes }, ...searchTypes.map((value) => ({ value, label: t.types[value] }))]}
        />
        <Filter
          asked={asked}
          name="period"
          label={t.period}
          options={[{ value: '', label: t.anyPeriod }, ...searchPeriods.map((value) => ({ value, label: t.periods[value] }))]}
        />
        <Filter
          asked={asked}
          name="language"
          label={t.language}
          options={[{ value: '', label: t.anyLanguage }, ...languages.map((value) => ({ value, label: t.onlyIn[value] }))]}
        />
        <div className={styles.actions}>
          <Button type="submit" form={formId}>
            {t.filter}
          </Button>
          {hasFilters(asked) && <a href={searchHref(language, withoutFilters(asked))}>{t.clearFilters}</a>}
        </div>
      </div>
    </details>
  );
}

interface FilterProps {
  asked: AskedSearch;
  name: 'type' | 'period' | 'language';
  label: string;
  options: { value: string; label: string }[];
}

function Filter({ asked, name, label, options }: FilterProps) {
  return <Select id={name} name={name} form={formId} label={label} defaultValue={asked[name] ?? ''} options={options} />;
}
