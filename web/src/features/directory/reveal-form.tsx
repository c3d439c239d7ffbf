import type { Contact } from '@mboalink/shared/directory/contact.ts';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../components/alert.tsx';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { Dialog } from '../../components/dialog.tsx';
import { MailIcon, PhoneIcon, WhatsappIcon } from '../../components/icons.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { useOnline } from '../../components/network-banner.tsx';
import { type ContactWay, useContactText } from './contact-text.ts';
import { QuotaHouses } from './quota-line.tsx';
import styles from './reveal-form.module.css';
import { heldBy, type Quota, useQuota } from './use-quota.ts';
import { useReveal } from './use-reveal.ts';

type RevealFormProps = {
  contact: Contact;
  /** With call and e-mail beside WhatsApp. */
  whole?: boolean;
  /** What it costs stands beside it. */
  isConfirmed?: boolean;
  /** Without words, where a row has no room for them. */
  compact?: boolean;
  /** What the chat starts with, in place of what it starts with anywhere else. */
  message?: string | undefined;
};

const others = [
  { way: 'call', Icon: PhoneIcon },
  { way: 'email', Icon: MailIcon },
] as const;

/** The green button of a closed card. Before scripts run it is a form, which answers a page with the number. */
export function RevealForm({
  contact,
  whole = false,
  isConfirmed = false,
  compact = false,
  message,
}: RevealFormProps) {
  const { t } = useTranslation('directory');
  const { name } = useContactText(contact);
  const quota = useQuota();
  const { press, asksCost, confirm, cancel, isPending, error } = useReveal(contact, { isConfirmed, message });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    press(((submitter as HTMLButtonElement | null)?.value as ContactWay | undefined) ?? 'whatsapp');
  };
  const blocked = useBlocked(quota);
  return (
    <>
      <form
        method="post"
        action={`/find-contact?contact=${contact.slug}`}
        className={classNames(styles.form, whole && styles.whole, compact && styles.compact)}
        onSubmit={submit}
      >
        <input type="hidden" name="reveal" value={contact._id} />
        <input type="hidden" name="slug" value={contact.slug} />
        {isConfirmed && <input type="hidden" name="confirmed" value="1" />}
        <Button
          type="submit"
          name="way"
          value="whatsapp"
          icon={<WhatsappIcon size={20} />}
          className={styles.button}
          busy={isPending}
          blocked={blocked && compact ? <span className="visually-hidden">{blocked}</span> : blocked}
        >
          <span className={compact ? 'visually-hidden' : undefined}>
            {isConfirmed ? t('reveal.open') : 'WhatsApp'}
          </span>
          <span className="visually-hidden"> : {name}</span>
        </Button>
        {whole &&
          blocked === undefined &&
          others.map(({ way, Icon }) => (
            <Button
              key={way}
              type="submit"
              name="way"
              value={way}
              kind="soft"
              icon={<Icon size={20} />}
              className={styles.button}
            >
              {t(`reveal.${way}`)}
            </Button>
          ))}
      </form>
      {error && <RevealProblem error={error} />}
      {asksCost && <CostDialog contact={contact} quota={quota} onOpen={confirm} onClose={cancel} />}
    </>
  );
}

/** Why no number opens now, in place of the button's word. */
function useBlocked({ left, limit }: Quota): string | undefined {
  const { t } = useTranslation('directory');
  if (!useOnline()) return t('card.needsNetwork');
  if (left !== 0) return undefined;
  return t(limit === 0 ? 'card.needsPlan' : 'card.limitReached');
}

type Refusal = { data?: { error?: string; message?: string } | null | undefined };

/** Why a number did not open, and what helps. */
export function RevealProblem({ error: { data } }: { error: Refusal }) {
  const { t } = useTranslation('directory');
  const code = data?.error;
  const isLimit = code === 'daily_limit_reached' || code === 'upgrade_required';
  return (
    <div className={styles.problem}>
      <Alert
        kind={isLimit ? 'warn' : 'bad'}
        live
        action={
          isLimit && (
            <LinkButton kind="plain" href="/pricing">
              {t('reveal.plans')}
            </LinkButton>
          )
        }
      >
        {data?.message ?? t('reveal.failed')}
      </Alert>
    </div>
  );
}

type CostDialogProps = { contact: Contact; quota: Quota; onOpen: () => void; onClose: () => void };

/** What the first number of a seller's day costs, before it is opened. */
function CostDialog({ contact, quota, onOpen, onClose }: CostDialogProps) {
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
