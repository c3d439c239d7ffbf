import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { findPlan } from '@mboalink/shared/catalogue/plans.ts';
import { formatFrancs } from '@mboalink/shared/format/money.ts';
import { useTranslation } from 'react-i18next';
import { pathTo } from '../../lib/paths.ts';
import { Card } from '../../ui/card.tsx';
import { Hem } from '../../ui/hem.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import styles from './premium-gate.module.css';

type PremiumGateProps = { user: CurrentUser; what: 'branding' };

/** What somebody without premium would have, and where it is to be had; who only buys has to sell first. */
export function PremiumGate({ user, what }: PremiumGateProps) {
  const { t } = useTranslation('premium');
  const premium = findPlan('premium');
  const buys = user.userType === 'buyer';
  const isKept = what === 'branding' && Object.values(user.branding).some((kept) => typeof kept === 'string');
  return (
    <Card gold aria-labelledby="gate" className={styles.gate}>
      <Hem kind="gold" />
      <div className={styles.body}>
        <h2 id="gate">{t(`gate.${what}`)}</h2>
        <p>{t(isKept ? 'gate.kept' : `gate.${what}Text`)}</p>
        <p className={styles.note}>{t(buys ? 'gate.buyer' : 'gate.paid')}</p>
        {buys ? (
          <LinkButton kind="plain" href={pathTo('settings')}>
            {t('gate.sell')}
          </LinkButton>
        ) : (
          premium && (
            <LinkButton kind="gold" href={pathTo('pricing', { plan: premium.id })}>
              {t('gate.get', { price: formatFrancs(premium.chargeAmount) })}
            </LinkButton>
          )
        )}
      </div>
    </Card>
  );
}
