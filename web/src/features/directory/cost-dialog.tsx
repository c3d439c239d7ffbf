import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { useContactText } from './contact-text.ts';
import { QuotaHouses } from './quota-line.tsx';
import { heldBy, type Quota } from './use-quota.ts';

type CostDialogProps = { contact: Contact; quota: Quota; onOpen: () => void; onClose: () => void };

/** What the first number of a seller's day costs, before it is opened. */
export function CostDialog({ contact, quota, onOpen, onClose }: CostDialogProps) {
  const { t } = useTranslation('directory');
  const { name } = useContactText(contact);
  return (
    <Dialog
      title={name}
      onClose={onClose}
      actions={
        <div className="stack gap-1">
          <Button wide onClick={onOpen}>
            {t('reveal.open')}
          </Button>
          <Button wide kind="quiet" onClick={onClose}>
            {t('reveal.notNow')}
          </Button>
        </div>
      }
    >
      <Cost quota={quota} />
    </Dialog>
  );
}

/** '1 of 3 today', and that it stays open. */
export function Cost({ quota }: { quota: Quota }) {
  const { t } = useTranslation('directory');
  const { limit, used, passes } = quota;
  return (
    <div className="stack">
      <p className="strong">
        {limit ? t('reveal.thisWillBe', { limit }) : t('quota.nextByPass', { held: heldBy(passes) })}
      </p>
      {limit !== null && limit > 0 && <QuotaHouses limit={limit} used={used + 1} />}
      <p>{t('reveal.staysOpen')}</p>
      <p className="quiet">{t('card.told')}</p>
    </div>
  );
}
