import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { useTranslation } from 'react-i18next';
import { PlanIcon } from '../../billing/plan-icon.tsx';
import { planLevel } from '../../billing/plan-level.ts';
import { Badge } from '../../ui/badge.tsx';

/** The plan of a contact. Buyers have none, and a trial says nothing to others. */
export function PlanBadge({ contact }: { contact: Contact }) {
  const { t } = useTranslation('directory');
  const type = contact.userType === 'buyer' ? undefined : contact.planInfo.badge?.type;
  if (!type || type === 'trial') return null;
  return (
    <Badge kind={type === 'premium' ? 'gold' : 'plain'} icon={<PlanIcon level={planLevel[type]} size={16} />}>
      {t(`card.plans.${type}`)}
    </Badge>
  );
}
