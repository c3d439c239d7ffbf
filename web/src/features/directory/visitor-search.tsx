import { searchLimits } from '@mboalink/shared/limits.ts';
import { useTranslation } from 'react-i18next';
import { Form, useMatches } from 'react-router';
import { SearchIcon } from '../../components/icons.tsx';
import styles from './visitor-search.module.css';

/** The search of whoever has no account, in the bar at the top: it leads to the page of a trade, or to names. */
export function VisitorSearch() {
  const { t } = useTranslation('business');
  const search = useShownSearch();
  return (
    <search>
      <Form action="/categories" className={styles.form}>
        <input
          // Another search is another text in it, also on a step within the client.
          key={search}
          className={styles.input}
          type="search"
          name="search"
          defaultValue={search}
          aria-label={t('search.label')}
          placeholder={t('search.example')}
          maxLength={searchLimits.text}
          autoComplete="off"
          required
        />
        <button type="submit" className={styles.go} aria-label={t('search.go')} title={t('search.go')}>
          <SearchIcon />
        </button>
      </Form>
    </search>
  );
}

/** What was searched for on the way to the page that is shown, or what would lead there. */
function useShownSearch(): string {
  const data = useMatches().at(-1)?.loaderData as { found?: { search?: string } } | undefined;
  return data?.found?.search ?? '';
}
