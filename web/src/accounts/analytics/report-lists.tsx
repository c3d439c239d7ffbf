import { useTranslation } from 'react-i18next';
import styles from '../../insights/insights.module.css';
import { Ranking } from '../../insights/ranking.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { Analytics } from './use-analytics.ts';
import { useBestTimes } from './use-report.ts';

/** Five towns at most, each of several people: nobody is told of one viewer. */
export function TopTowns({ towns }: Pick<Analytics, 'towns'>) {
  const { t } = useTranslation('premium');
  return (
    <Panel title={t('analytics.towns')} text={t('analytics.townsText')}>
      {towns.length > 0 ? (
        <Ranking
          rows={towns.map(({ city, location, views }) => ({ key: city, name: location, count: views }))}
        />
      ) : (
        <p className={styles.small}>{t('analytics.townsNone')}</p>
      )}
    </Panel>
  );
}

/** What people looked for before they looked at the listing. */
export function TopSearches({ searches }: Pick<Analytics, 'searches'>) {
  const { t } = useTranslation('premium');
  return (
    <Panel title={t('analytics.searches')} text={t('analytics.searchesText')}>
      {searches.length > 0 ? (
        <Ranking rows={searches.map(({ label, views }) => ({ key: label, name: label, count: views }))} />
      ) : (
        <p className={styles.small}>{t('analytics.searchesNone')}</p>
      )}
    </Panel>
  );
}

/** When most people get in touch. */
export function BestTimes({ analytics }: { analytics: Analytics }) {
  const { t } = useTranslation('premium');
  const best = useBestTimes(analytics);
  return (
    <Panel title={t('analytics.bestTime')} text={t('analytics.bestTimeText')}>
      {best.length > 0 ? (
        <dl className={styles.facts}>
          {best.map(({ name, time }) => (
            <div key={name}>
              <dt className={styles.small}>{name}</dt>
              <dd>{time}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className={styles.small}>{t('analytics.bestTimeNone')}</p>
      )}
    </Panel>
  );
}
