import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { classNames } from '../../components/class-names.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { usePage } from '../../lib/page.tsx';
import styles from './directory-page.module.css';
import { breadcrumbs, type Crumb, StructuredData } from './structured-data.tsx';

type DirectoryPageProps = {
  title: ReactNode;
  lead?: ReactNode;
  /** The way here behind home and trades; the last one is the page itself. */
  crumbs: readonly Crumb[];
  children: ReactNode;
};

/** A page of lists: the way here, a title. */
export function DirectoryPage({ title, lead, crumbs, children }: DirectoryPageProps) {
  const { t } = useTranslation('business');
  const whole = [{ name: t('home'), path: '/' }, { name: t('trades'), path: '/categories' }, ...crumbs];
  return (
    <>
      <PageHeader />
      <div className={classNames('page-column', styles.page)}>
        <BreadcrumbTrail crumbs={whole} />
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </>
  );
}

/** The way to a page as links; for search engines as data. */
function BreadcrumbTrail({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useTranslation('business');
  const { origin } = usePage();
  return (
    <nav aria-label={t('here')}>
      <ol className={classNames('row wrap quiet', styles.trail)}>
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
