import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { findPlan } from '@mboalink/shared/catalogue/plans.ts';
import { formatFrancs } from '@mboalink/shared/format.ts';
import { useTranslation } from 'react-i18next';
import { pathTo } from '../../lib/paths.ts';
import { Card } from '../../ui/card.tsx';
import { Hem } from '../../ui/hem.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import styles from './premium.module.css';

type PremiumGateProps = { user: CurrentUser; what: 'branding' | 'locations' };

/** What somebody without premium would have, and where it is to be had; who only buys has to sell first. */
export function PremiumGate({ user, what }: PremiumGateProps) {
  const { t } = useTranslation('premium');
  const premium = findPlan('premium');
  const buys = user.userType === 'buyer';
  return (
    <Card gold aria-labelledby="gate" className={styles.gate}>
      <Hem kind="gold" />
      <div className={styles.gateBody}>
        <h2 id="gate">{t(`gate.${what}`)}</h2>
        <p>{t(keptWords(user, what) ?? `gate.${what}Text`)}</p>
        <p className={styles.gateNote}>{t(buys ? 'gate.buyer' : 'gate.paid')}</p>
        {buys ? (
          <LinkButton kind="plain" href={pathTo('settings')}>
            {t('gate.sell')}
          </LinkButton>
        ) : (
          premium && (
            <LinkButton kind="gold" href={pathTo('upgrade', { plan: premium.id })}>
              {t('gate.get', { price: formatFrancs(premium.chargeAmount) })}
            </LinkButton>
          )
        )}
      </div>
    </Card>
  );
}

/** What is said of what somebody had while they had premium. */
function keptWords({ branding, locations }: CurrentUser, what: PremiumGateProps['what']) {
  if (what === 'locations') return locations.length > 1 ? 'gate.keptLocations' : undefined;
  return Object.values(branding).some((kept) => typeof kept === 'string') ? 'gate.kept' : undefined;
}
