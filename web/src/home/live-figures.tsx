import { formatCount } from '@mboalink/shared/format.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ApiOutputs, api } from '../lib/api/client.ts';
import { FactRow } from './fact-row.tsx';

type Stats = ApiOutputs['directory']['stats'];

/** Three numbers of the directory; without an answer, what stands there meanwhile. */
export function LiveFigures({ meanwhile }: { meanwhile: ReactNode }) {
  const { t } = useTranslation('home');
  const stats = useStats();
  if (!stats) return meanwhile;
  const facts: [string, string][] = [
    // From 100 on the server rounds down to two digits, hence the plus.
    [formatCount(stats.totalContacts, stats.totalContacts >= 100), t('stats.contacts')],
    [formatCount(stats.activeMembers, stats.activeMembers >= 100), t('stats.members')],
    [formatCount(stats.totalCategories), t('stats.categories')],
  ];
  return <FactRow facts={facts} />;
}

function useStats(): Stats | undefined {
  const [stats, setStats] = useState<Stats>();
  useEffect(() => {
    const stop = new AbortController();
    fetchStats(stop.signal).then(setStats, () => {});
    return () => stop.abort();
  }, []);
  return stats;
}

async function fetchStats(signal: AbortSignal): Promise<Stats | undefined> {
  const stats = await api.directory.stats.query(undefined, { signal });
  return stats.totalContacts > 0 ? stats : undefined;
}
