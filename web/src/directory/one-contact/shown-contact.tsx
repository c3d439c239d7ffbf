import type { ContactOutput } from '@mboalink/shared/directory/calls.ts';
import { noCriteria } from '@mboalink/shared/directory/criteria.ts';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { Alert } from '../../ui/alert.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { LateLimitReached } from '../quota/late-limit-reached.ts';
import { isCounted, isSpent } from '../quota/quota-state.ts';
import { useQuota } from '../quota/use-quota.ts';
import { ContactCard } from '../results/contact-card.tsx';
import { PlanEnded } from '../results/plan-ended.tsx';
import type { AskedContact } from './asked-contact.ts';
import { searchAddress } from './search-address.ts';

type ShownContactProps = { answer: ContactOutput; asked: AskedContact };

/** One card, what keeps its number closed, and the way to others like it. */
export function ShownContact({ answer: { contact }, asked }: ShownContactProps) {
  const { t } = useTranslation('search');
  const { category, subcategory, region, city, unlocked } = contact;
  const beside = { ...noCriteria, category, subcategory, region, city };
  return (
    <>
      {asked.isReport && !unlocked && (
        <Alert kind="info" title={t('contact.openFirst')}>
          {t('contact.openFirstText')}
        </Alert>
      )}
      <h2 className="visually-hidden">{t('contact.listing')}</h2>
      <ContactCard contact={contact} alone />
      {!unlocked && <Closed browseAt={searchAddress({ ...beside, masked: true })} />}
      {/* The list is the same screen as this card, and begins at its top. */}
      <LinkButton kind="plain" wide href={searchAddress(beside)} onClick={() => scrollTo(0, 0)}>
        {t('contact.others')}
      </LinkButton>
    </>
  );
}

/** Why no number can be opened now, and what still can be done. */
function Closed({ browseAt }: { browseAt: string }) {
  const quota = useQuota();
  const [, navigate] = useLocation();
  const browse = () => navigate(browseAt);
  if (isCounted(quota)) return isSpent(quota) ? <LateLimitReached quota={quota} onBrowse={browse} /> : null;
  return quota?.dailyLimit === 0 ? <PlanEnded onBrowse={browse} /> : null;
}
