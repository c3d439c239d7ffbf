import { formatMegabytes } from '@mboalink/shared/format.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../i18n/create-i18n.ts';
import { readDataUsed, watchDataUsed } from '../../lib/read-data-used.ts';
import { Panel } from '../../ui/panel.tsx';
import styles from './data-used-panel.module.css';

/** What the pages cost the bundle of this phone today, as its browser measured it, and what was not seen. */
export function DataUsedPanel() {
  const { t, i18n } = useTranslation('wallet');
  const used = useDataUsed();
  return (
    <Panel title={t('data.title')}>
      <p className={styles.used}>
        {/* The room is kept until the number is here. */}
        {used === undefined && '\u00a0'}
        {used === null && t('data.unknown')}
        {typeof used === 'number' && (
          <>
            {t('data.today')} <strong>{formatMegabytes(used, languageOf(i18n))}</strong>
          </>
        )}
      </p>
      <p className={styles.text}>{t('data.photo')}</p>
      <p className={styles.text}>{t('data.unseen')}</p>
    </Panel>
  );
}

/** Bytes; undefined until they are read, null where this browser keeps nothing. */
function useDataUsed(): number | null | undefined {
  const [used, setUsed] = useState<number | null>();
  useEffect(() => {
    const read = () =>
      void readDataUsed().then(setUsed, () => {
        setUsed(null);
      });
    read();
    return watchDataUsed(read);
  }, []);
  return used;
}
