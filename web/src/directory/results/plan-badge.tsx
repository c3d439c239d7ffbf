import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { useTranslation } from 'react-i18next';
import { PlanIcon } from '../../billing/plan-icon.tsx';
import { planLevel } from '../../billing/plan-level.ts';
import { Badge } from '../../ui/badge.tsx';

/** The plan of a contact; buyers have none. */
export function PlanBadge({ contact }: { contact: Contact }) {
  const { t } = useTranslation('directory');
  const type = contact.userType === 'buyer' ? undefined : contact.planInfo.badge?.type;
  if (!type) return null;
  const mark = type === 'trial' ? undefined : <PlanIcon level={planLevel[type]} size={16} />;
  return (
    <Badge kind={type === 'premium' ? 'gold' : 'plain'} icon={mark}>
      {t(`card.plans.${type}`)}
    </Badge>
  );
}
