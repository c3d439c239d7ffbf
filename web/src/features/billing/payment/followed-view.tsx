import type { PaymentAnswer } from '@mboalink/shared/billing/calls.ts';
import { providerNames } from '@mboalink/shared/billing/payments.ts';
import { formatFrancs } from '@mboalink/shared/format.ts';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../components/alert.tsx';
import { Button } from '../../../components/button.tsx';
import { classNames } from '../../../components/class-names.ts';
import { OfflineIcon } from '../../../components/icons.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { useOnline } from '../../../components/network-banner.tsx';
import { payPath } from '../plan-state.ts';
import { DoneView } from './done-view.tsx';
import { operatorShort } from './operator-mark.tsx';
import styles from './payment.module.css';
import { Problem } from './problem.tsx';
import type { Followed, Standing } from './use-followed-payment.ts';
import { WaitingView } from './waiting-view.tsx';

type Payment = NonNullable<Followed['payment']>;

type FollowedViewProps = {
  followed: Followed;
  payment: Payment;
  standing: Standing;
  /** The number as it was typed here, if it was. */
  typed?: string;
  next?: string | undefined;
  /** Back to the form; a link leads there without it. */
  onRetry?: () => void;
  /** Whether it can be closed; the dashboard is next where it cannot. */
  inDialog?: boolean;
};

/** The title of a payment that is followed. */
export function useStandingTitle() {
  const { t } = useTranslation('payment');
  return ({ operator, pageOf }: Payment, standing: Standing): string => {
    const titles: Record<Standing, string> = {
      phone: t('waiting.title'),
      unsure: t('unknown.title'),
      page: t('page.pay', { provider: pageOf ? providerNames[pageOf] : '' }),
      late: t('late.title', { operator: operatorShort[operator ?? 'mtn'] }),
      paid: t('done.title'),
      review: t('review.title'),
      expired: t('back.expired'),
      cancelled: t('back.cancelled'),
      failed: t('failed.title'),
    };
    return titles[standing];
  };
}

/** Where a payment stands, why, and what can be done. */
export function FollowedView(props: FollowedViewProps) {
  const { followed, payment, standing } = props;
  const { t } = useTranslation('payment');
  if (standing === 'paid') {
    const { isNews } = followed;
    return <DoneView product={payment.plan} txRef={payment.txRef} isNews={isNews} next={props.next} />;
  }
  return (
    <div className={classNames('stack gap-4', styles.view)}>
      <Offline />
      <Problem thrown={followed.failure} again={t('page.notGivenUp')} />
      <StandingText {...props} />
      <Actions {...props} />
    </div>
  );
}

function StandingText({ followed, payment, standing, typed }: FollowedViewProps) {
  const { t } = useTranslation('payment');
  const reason = useFailureReason(payment.failureCode);
  switch (standing) {
    case 'phone':
    case 'unsure': {
      const end = payment.phoneEnd ?? '';
      const number = typed?.replace(/\D/g, '').endsWith(end) ? typed : `••\u00a0${end}`;
      const { secondsLeft } = followed;
      return <WaitingView {...{ payment, number, secondsLeft }} isUnsure={standing === 'unsure'} />;
    }
    case 'page':
      return <PageText payment={payment} />;
    case 'late':
      return (
        <>
          <Alert kind="warn">{t('late.text')}</Alert>
          <p>{t('late.how')}</p>
          <Reference txRef={payment.txRef} />
        </>
      );
    case 'review':
      return <ReviewText payment={payment} />;
    case 'cancelled':
      return <Alert kind="info">{t('cancelled')}</Alert>;
    case 'expired':
      return (
        <>
          <Alert kind="warn">{t('late.text')}</Alert>
          <p>{t('back.expiredText')}</p>
        </>
      );
    default:
      return (
        <>
          <Alert kind="bad">{t('failed.text')}</Alert>
          <p>{reason}</p>
        </>
      );
  }
}

/** On the way to the page of the provider, or back from it without an end. */
function PageText({ payment: { redirectUrl, pageOf } }: { payment: Payment }) {
  const { t } = useTranslation('payment');
  return (
    <>
      <p>{t('page.text')}</p>
      {redirectUrl && pageOf && (
        <LinkButton wide href={redirectUrl}>
          {t('page.open', { provider: providerNames[pageOf] })}
        </LinkButton>
      )}
      <p className="quiet">{t('page.twice')}</p>
    </>
  );
}

/** How somebody names a payment when they ask us about it. */
function Reference({ txRef }: { txRef: string }) {
  const { t } = useTranslation('payment');
  return (
    <p className="quiet">
      {t('reference')} <strong>{`${txRef.slice(0, 4)} · ${txRef.slice(-4)}`}</strong>
    </p>
  );
}

/** Money came that a person looks at: which, how to name it, and whom to ask. */
export function ReviewText({ payment }: { payment: PaymentAnswer }) {
  const { t } = useTranslation('payment');
  const what = { price: formatFrancs(payment.amount), bought: t(`name.${payment.plan}`) };
  return (
    <>
      <Alert kind="warn">{t('review.text', what)}</Alert>
      <Reference txRef={payment.txRef} />
      <LinkButton kind="quiet" wide href="/contact">
        {t('review.support')}
      </LinkButton>
    </>
  );
}

/** Why a payment failed, as far as a code says it, and that nothing was taken, where nothing can have been. */
export function useFailureReason(code: string | null): string {
  const { t } = useTranslation('payment');
  const nothing = t('failed.nothing');
  if (!code) return nothing;
  const known = code === 'provider_unreached' ? 'operator_down' : codes.find((one) => one === code);
  const reason = t(`failed.codes.${known ?? 'other'}`);
  return code === 'expired' ? reason : `${reason} ${nothing}`;
}

const codes = [
  'invalid_phone',
  'operator_mismatch',
  'amount_out_of_range',
  'insufficient_funds',
  'operator_down',
  'expired',
] as const;

function Actions(props: FollowedViewProps) {
  const { followed, payment, standing, inDialog } = props;
  const { t } = useTranslation('payment');
  if (standing === 'phone' || standing === 'unsure' || standing === 'page') return <OpenActions {...props} />;
  const onRetry = standing === 'late' ? followed.waitAgain : props.onRetry;
  const retry = onRetry ? (
    <Button wide onClick={onRetry}>
      {t('failed.retry')}
    </Button>
  ) : (
    <LinkButton wide href={payPath(payment.plan)}>
      {t('failed.retry')}
    </LinkButton>
  );
  return (
    <div className="stack gap-2">
      {standing !== 'review' && retry}
      <Close inDialog={inDialog} />
    </div>
  );
}

/** Back to the plans below the dialog; from a page of its own to the dashboard. */
export function Close({ inDialog }: { inDialog?: boolean | undefined }) {
  const { t } = useTranslation('payment');
  return (
    <LinkButton kind="quiet" wide href={inDialog ? '/upgrade' : '/dashboard'} replace={inDialog ?? false}>
      {t(inDialog ? 'failed.close' : 'done.dashboard')}
    </LinkButton>
  );
}

/** To look now, or to give it up: a form, which works before scripts are here. */
function OpenActions({ followed, payment, standing }: FollowedViewProps) {
  const { t } = useTranslation('payment');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    void (submitter?.getAttribute('value') === 'cancel' ? followed.cancel() : followed.check());
  };
  return (
    <form method="post" action={`/payment/${payment.txRef}`} onSubmit={submit} className="stack gap-2">
      <Button kind="plain" wide type="submit" name="intent" value="check" busy={followed.busy === 'check'}>
        {t('back.check')}
      </Button>
      <Button kind="quiet" wide type="submit" name="intent" value="cancel" busy={followed.busy === 'cancel'}>
        {t('back.giveUp')}
      </Button>
      {standing !== 'page' && <p className="small">{t('other.careful')}</p>}
    </form>
  );
}

/** What the network keeps us from knowing. */
export function Offline() {
  const { t } = useTranslation('payment');
  const isOnline = useOnline();
  return (
    <div role="status">
      {!isOnline && (
        <Alert kind="warn" start={<OfflineIcon size={20} />}>
          {t('waiting.offline')}
        </Alert>
      )}
    </div>
  );
}
