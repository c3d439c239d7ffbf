import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { findPlan } from '@mboalink/shared/catalogue/plans.ts';
import { formatFrancs } from '@mboalink/shared/format.ts';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../components/alert.tsx';
import { LinkButton } from '../../components/link-button.tsx';

type PremiumGateProps = { user: CurrentUser; what: 'branding' | 'locations' };

/** What somebody without premium would have, and where it is to be had; who only buys has to sell first. */
export function PremiumGate({ user, what }: PremiumGateProps) {
  const { t } = useTranslation('listing');
  const { id, chargeAmount } = findPlan('premium');
  const buys = user.userType === 'buyer';
  const way = buys ? (
    <LinkButton kind="plain" href="/settings/listing#type">
      {t('gate.sell')}
    </LinkButton>
  ) : (
    <LinkButton kind="gold" href={`/upgrade?plan=${id}`}>
      {t('gate.get', { price: formatFrancs(chargeAmount) })}
    </LinkButton>
  );
  return (
    <Alert kind="gold" title={t(`gate.${what}`)} action={way}>
      <p>{t(`gate.${what}Text`)}</p>
      <p>{t(buys ? 'gate.buyer' : 'gate.paid')}</p>
    </Alert>
  );
}
