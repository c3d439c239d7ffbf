import { formatMegabytes } from '@mboalink/shared/format.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dataUsed } from '../../../lib/data-used.ts';
import { usePage } from '../../../lib/page.tsx';
import styles from '../account-page.module.css';
import { Panel } from '../account-page.tsx';

/** What the pages cost the bundle of this phone today, as its browser measured it, and what was not seen. */
export function DataUsedPanel() {
  const { t } = useTranslation('settings');
  const { language } = usePage();
  const [used, setUsed] = useState<number>();
  useEffect(() => setUsed(dataUsed()), []);
  return (
    <Panel title={t('used.title')}>
      <p>
        {used === undefined ? (
          t('used.unknown')
        ) : (
          <>
            {t('used.today')} <strong>{formatMegabytes(used, language)}</strong>
          </>
        )}
      </p>
      <p className={styles.more}>{t('used.photo')}</p>
      <p className={styles.more}>{t('used.unseen')}</p>
    </Panel>
  );
}
