import { noCriteria, writeCriteria } from '@mboalink/shared/directory/criteria.ts';
import { formatDate } from '@mboalink/shared/format.ts';
import type { SearchAlert } from '@mboalink/shared/network/calls.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useAlertName } from '../../../directory/alerts/use-alert-name.ts';
import { languageOf } from '../../../i18n/create-i18n.ts';
import { pathTo } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { CrossIcon } from '../../../ui/icons.tsx';
import styles from './alerts-panel.module.css';

type AlertRowProps = { alert: SearchAlert; onRemove: () => void; onResume: () => void };

/** One search, which leads to what it finds now, and when its owner was last mailed about it. */
export function AlertRow({ alert, onRemove, onResume }: AlertRowProps) {
  const { t, i18n } = useTranslation('settings');
  const name = useAlertName(alert);
  const { search, filters, toldAt, stopped } = alert;
  const { categories: _, exact = false, ...chosen } = filters;
  const query = writeCriteria({ ...noCriteria, ...chosen, search, exact });
  return (
    <li className={styles.alert}>
      <div className={styles.facts}>
        <Link
          href={`${pathTo('find-contact')}?${query}`}
          className={styles.name}
          aria-label={t('alerts.look', { name })}
        >
          {name || '…'}
        </Link>
        <p className={styles.time}>
          {stopped ? t('alerts.stopped') : toldAt ? t('alerts.told') : t('alerts.untold')}{' '}
          {!stopped && toldAt && (
            <time dateTime={toldAt}>{formatDate(new Date(toldAt), languageOf(i18n))}</time>
          )}
        </p>
        {stopped && (
          <Button kind="plain" onClick={onResume}>
            {t('alerts.resume')}
          </Button>
        )}
      </div>
      <IconButton icon={CrossIcon} label={t('alerts.remove', { name })} onClick={onRemove} />
    </li>
  );
}
