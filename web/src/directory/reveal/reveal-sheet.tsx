import { tradeAndPlace } from '@mboalink/shared/accounts/trade-and-place.ts';
import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { useTranslation } from 'react-i18next';
import { codeOf } from '../../lib/api/failures.ts';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { QuotaSegments } from '../quota/quota-segments.tsx';
import { heldBy, isCounted } from '../quota/quota-state.ts';
import { useQuota } from '../quota/use-quota.ts';
import { BusinessPicture } from '../results/business-picture.tsx';
import { useContactText } from '../results/use-contact-text.ts';
import { MaskedNumber } from './masked-number.tsx';
import styles from './reveal-sheet.module.css';
import { RevealedNumber } from './revealed-number.tsx';
import type { RevealStep } from './use-reveal.ts';

type RevealSheetProps = {
  current: RevealStep;
  onReveal: (contact: Contact) => void;
  onClose: () => void;
};

/** Opening a number is a moment: what it costs, then the number and three ways to use it. */
export function RevealSheet({ current, onReveal, onClose }: RevealSheetProps) {
  if (current.step === 'closed') return <Sheet open={false} onClose={onClose} title="" />;
  return <RevealSteps current={current} onReveal={onReveal} onClose={onClose} />;
}

type RevealStepsProps = RevealSheetProps & { current: Exclude<RevealStep, { step: 'closed' }> };

function RevealSteps({ current, onReveal, onClose }: RevealStepsProps) {
  const { t } = useTranslation(['search', 'common']);
  const messageOf = useErrorMessage('reveal');
  const { contact, step } = current;
  const { name, trade, place } = useContactText(contact);
  const asks = step === 'cost' || (step === 'failed' && codeOf(current.error) !== 'not_found');
  return (
    <Sheet
      open
      onClose={onClose}
      title={name}
      lead={tradeAndPlace(trade, place)}
      start={<BusinessPicture contact={contact} />}
      footer={
        asks && (
          <div className={styles.buttons}>
            <Button wide onClick={() => onReveal(contact)}>
              {step === 'cost' ? t('reveal.open') : t('common:ui.retry')}
            </Button>
            <Button wide kind="quiet" onClick={onClose}>
              {t('reveal.notNow')}
            </Button>
          </div>
        )
      }
    >
      {step === 'cost' && <Cost />}
      {step === 'revealing' && (
        <SkeletonGroup>
          <p className="visually-hidden">{t('reveal.onTheWay')}</p>
          <Skeleton shape="button" />
          <Skeleton shape="button" />
          <Skeleton />
        </SkeletonGroup>
      )}
      {step === 'failed' && (
        <Alert kind="bad" live>
          {messageOf(current.error)}
        </Alert>
      )}
      {step === 'revealed' && <RevealedNumber key={contact._id} contact={contact} onClose={onClose} />}
    </Sheet>
  );
}

function Cost() {
  const { t } = useTranslation(['search', 'directory']);
  const quota = useQuota();
  if (!isCounted(quota)) return null;
  const { dailyLimit: limit, viewedToday: used, passes } = quota;
  const cost =
    limit > 0 ? t('reveal.thisWillBe', { limit }) : t('directory:quota.nextByPass', { held: heldBy(passes) });
  return (
    <div className={styles.body}>
      <MaskedNumber counted={false} />
      <p className={styles.cost}>{cost}</p>
      {limit > 0 && <QuotaSegments limit={limit} used={used} next label={cost} />}
      <p className={styles.soft}>
        {t('reveal.staysOpen')} {t('directory:card.told')}
      </p>
    </div>
  );
}
