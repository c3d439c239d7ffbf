import { searchLimits } from '@mboalink/shared/limits.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import { Button } from '../../components/button.tsx';
import { SearchIcon } from '../../components/icons.tsx';
import { usePage } from '../../lib/page.tsx';
import styles from './directory-page.module.css';
import { breadcrumbs, type Crumb, StructuredData } from './structured-data.tsx';

type DirectoryPageProps = {
  title: ReactNode;
  lead?: ReactNode;
  /** The way here behind home and trades; the last one is the page itself. */
  crumbs: readonly Crumb[];
  /** What stands in the search field. */
  search?: string;
  children: ReactNode;
};

/** A page of lists: the search of a visitor, the way here, a title. */
export function DirectoryPage({ title, lead, crumbs, search = '', children }: DirectoryPageProps) {
  const { t } = useTranslation('business');
  const whole = [{ name: t('home'), path: '/' }, { name: t('trades'), path: '/categories' }, ...crumbs];
  return (
    <div className={styles.page}>
      <VisitorSearch search={search} />
      <BreadcrumbTrail crumbs={whole} />
      <h1>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </div>
  );
}

/** The way to a page as links; for search engines as data. */
export function BreadcrumbTrail({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useTranslation('business');
  const { origin } = usePage();
  return (
    <nav className={styles.trail} aria-label={t('here')}>
      <ol>
        {crumbs.map(({ name, path }, index) =>
          index === crumbs.length - 1 ? (
            <li key={path} aria-current="page">
              {name}
            </li>
          ) : (
            <li key={path}>
              <Link to={path}>{name}</Link>
            </li>
          ),
        )}
      </ol>
      <StructuredData data={breadcrumbs(crumbs, origin)} />
    </nav>
  );
}

/** The search of whoever has no account: it leads to the page of a trade, or to names. */
function VisitorSearch({ search }: { search: string }) {
  const { t } = useTranslation('business');
  return (
    <search className={styles.search}>
      <Form action="/categories">
        <SearchIcon />
        <input
          // Another search is another text in it, also on a step within the client.
          key={search}
          type="search"
          name="search"
          defaultValue={search}
          aria-label={t('search.label')}
          placeholder={t('search.example')}
          maxLength={searchLimits.text}
          autoComplete="off"
          required
        />
        <Button type="submit">{t('search.go')}</Button>
      </Form>
    </search>
  );
}
