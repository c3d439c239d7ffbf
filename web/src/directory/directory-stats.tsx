import { formatCount } from '@mboalink/shared/format.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { directoryQueries } from '../lib/api/directory-queries.ts';
import styles from './directory-stats.module.css';

/** How many there are to find: one line on a phone, three figures in the header where there is room. */
export function DirectoryStats({ large }: { large?: boolean }) {
  const { t } = useTranslation('search');
  const { data } = useQuery(directoryQueries.stats());
  if (!data) return <div className={large ? styles.large : styles.line} />;
  // The server rounds the first two down; sectors are few enough to be exact.
  const figures = [
    { figure: formatCount(data.totalContacts, data.totalContacts > 99), key: 'contacts' },
    {
      figure: formatCount(data.activeMembers, data.activeMembers > 99),
      key: large ? 'members' : 'membersShort',
    },
    { figure: formatCount(data.totalCategories), key: large ? 'categories' : 'categoriesShort' },
  ] as const;
  return (
    <ul className={large ? styles.large : styles.line} aria-label={t('stats.label')}>
      {figures.map(({ figure, key }) => (
        <li key={key}>
          {large && <strong className={styles.figure}>{figure}</strong>}
          <span>{t(`stats.${key}`, { figure: large ? '' : figure }).trim()}</span>
        </li>
      ))}
    </ul>
  );
}
