import type { Known } from '@mboalink/shared/network/calls.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { QuotaStrip } from '../../directory/quota/quota-bar.tsx';
import { hadNoAnswer } from '../../lib/api/failures.ts';
import { useSession } from '../../lib/session/session-context.ts';
import { WalletSlot } from '../../lib/wallet/wallet-slot.tsx';
import { OfflineBanner } from '../../ui/offline-banner.tsx';
import { useOnline } from '../../ui/use-online.ts';
import styles from './list.module.css';

type KnownListProps = { rows: readonly Known[]; error: unknown; children: ReactNode };

/** What stands around a list of one's own: what is left of the day where a number may be opened, for buyers, who open many, how not to be cheated, and what fails below. */
export function KnownList({ rows, error, children }: KnownListProps) {
  const { t } = useTranslation('directory');
  const online = useOnline();
  const buys = useSession().user?.userType === 'buyer';
  return (
    <>
      {rows.some(({ contact }) => contact?.unlocked === false) && <QuotaStrip />}
      <div className={styles.page}>
        <WalletSlot />
        {buys && <p className={styles.meta}>{t('card.advice')}</p>}
        {children}
      </div>
      {online && <OfflineBanner issue={hadNoAnswer(error)} />}
    </>
  );
}
