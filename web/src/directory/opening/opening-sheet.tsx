import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Disc } from '../../ui/disc.tsx';
import { Note } from '../../ui/note.tsx';
import { QuotaSegments } from '../../ui/quota-segments.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { isCounted } from '../quota/quota-state.ts';
import { useQuota } from '../quota/use-quota.ts';
import { useContactWords } from '../results/use-contact-words.ts';
import { MaskedNumber } from './masked-number.tsx';
import { OpenNumber } from './open-number.tsx';
import styles from './opening-sheet.module.css';
import type { OpeningStep } from './use-opening.ts';

type OpeningSheetProps = {
  current: OpeningStep;
  onOpen: (contact: Contact) => void;
  onClose: () => void;
};

/** Opening a number is a moment: what it costs, then the number and three ways to use it. */
export function OpeningSheet({ current, onOpen, onClose }: OpeningSheetProps) {
  if (current.step === 'closed') return <Sheet open={false} onClose={onClose} title="" />;
  return <OpenSheet current={current} onOpen={onOpen} onClose={onClose} />;
}

type OpenSheetProps = OpeningSheetProps & { current: Exclude<OpeningStep, { step: 'closed' }> };

function OpenSheet({ current, onOpen, onClose }: OpenSheetProps) {
  const { t } = useTranslation(['directory', 'common']);
  const { contact, step } = current;
  const { name, trade, place } = useContactWords(contact);
  const asks = step === 'cost' || (step === 'failed' && current.failure !== 'gone');
  return (
    <Sheet
      open
      onClose={onClose}
      title={name}
      lead={[trade, place].filter(Boolean).join(' · ')}
      start={<Disc name={name} picture={contact.profilePicture} />}
      footer={
        asks && (
          <div className={styles.buttons}>
            <Button wide onClick={() => onOpen(contact)}>
              {step === 'cost' ? t('opening.open') : t('common:ui.retry')}
            </Button>
            <Button wide kind="quiet" onClick={onClose}>
              {t('opening.notNow')}
            </Button>
          </div>
        )
      }
    >
      {step === 'cost' && <Cost />}
      {step === 'opening' && (
        <SkeletonGroup>
          <p className="visually-hidden">{t('opening.onTheWay')}</p>
          <Skeleton shape="button" />
          <Skeleton shape="button" />
          <Skeleton />
        </SkeletonGroup>
      )}
      {step === 'failed' && (
        <Note kind="bad" live>
          {t(`opening.${current.failure}`)}
        </Note>
      )}
      {step === 'open' && <OpenNumber key={contact._id} contact={contact} />}
    </Sheet>
  );
}

function Cost() {
  const { t } = useTranslation('directory');
  const quota = useQuota();
  if (!isCounted(quota)) return null;
  const words = t('opening.thisWillBe', { limit: quota.dailyLimit });
  return (
    <div className={styles.body}>
      <MaskedNumber counted={false} />
      <p className={styles.cost}>{words}</p>
      <QuotaSegments limit={quota.dailyLimit} used={quota.viewedToday} next label={words} />
      <p className={styles.soft}>{t('opening.staysOpen')}</p>
    </div>
  );
}
