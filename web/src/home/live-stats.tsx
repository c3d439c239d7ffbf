import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../i18n/create-i18n.ts';
import { callApi } from '../lib/api/transport.ts';
import styles from './live-stats.module.css';

type Stats = { totalContacts: number; activeMembers: number; totalCategories: number };

/** Three numbers of the directory, fetched when the page has long been drawn; without an answer none is claimed. */
export function LiveStats() {
  const { t, i18n } = useTranslation('home');
  const stats = useStats();
  const format = (count: number) => new Intl.NumberFormat(languageOf(i18n)).format(count);
  const facts: [string, string][] = stats
    ? [
        // From 100 on the server rounds down to two digits, which the plus says.
        [atLeast(stats.totalContacts, format), t('stats.contacts')],
        [atLeast(stats.activeMembers, format), t('stats.members')],
        [format(stats.totalCategories), t('stats.categories')],
      ]
    : [];
  return (
    <div className={styles.place}>
      {facts.length > 0 && (
        <dl className={styles.stats} aria-label={t('stats.label')}>
          {facts.map(([number, label]) => (
            <div key={label} className={styles.fact}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.number}>{number}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

function atLeast(count: number, format: (count: number) => string): string {
  return count < 100 ? format(count) : `${format(count)}+`;
}

const pauseMilliseconds = 500;

function useStats(): Stats | undefined {
  const [stats, setStats] = useState<Stats>();
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(() => {
      fetchStats(stop.signal).then(setStats, () => {});
    }, pauseMilliseconds);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, []);
  return stats;
}

// The front page does without the API's client: one plain call is all it makes.
async function fetchStats(signal: AbortSignal): Promise<Stats | undefined> {
  const response = await callApi('/api/v1/contacts/stats', { signal });
  if (!response.ok) return undefined;
  const body: { data?: Stats } = await response.json();
  return body.data && body.data.totalContacts > 0 ? body.data : undefined;
}
