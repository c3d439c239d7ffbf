import type { PaymentAnswer } from '@mboalink/shared/billing/calls.ts';
import { providerNames } from '@mboalink/shared/billing/payments.ts';
import { formatFrancs } from '@mboalink/shared/format.ts';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../components/alert.tsx';
import { Button } from '../../../components/button.tsx';
import { OfflineIcon, RefreshIcon } from '../../../components/icons.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { useOnline } from '../../../components/network-banner.tsx';
import { payPath } from '../plan-state.ts';
import { DoneView } from './done-view.tsx';
import styles from './payment.module.css';
import { Problem } from './problem.tsx';
import type { Followed, Standing } from './use-followed-payment.ts';
import { PageWaitingView, WaitingView } from './waiting-view.tsx';

type Payment = NonNullable<Followed['payment']>;

type FollowedViewProps = {
  followed: Followed;
  payment: Payment;
  standing: Standing;
  /** The number as it was typed here, if it was. */
  typed?: string;
  /** Whether they cancelled on the page of the provider, as its link says. */
  hasLeft?: boolean;
  next?: string | undefined;
  /** Back to the form; a link leads there without it. */
  onRetry?: () => void;
  /** Whether it can be closed; the dashboard is next where it cannot. */
  inDialog?: boolean;
};

/** The title of a payment that is followed. */
export function useStandingTitle() {
  const { t } = useTranslation('payment');
  return ({ operator, pageOf }: Payment, standing: Standing, hasLeft = false): string => {
    const titles: Record<Standing, string> = {
      phone: t('waiting.title'),
      unsure: t('pending.title'),
      page: hasLeft ? t('back.left') : t('page.title', { provider: pageOf ? providerNames[pageOf] : '' }),
      late: t('late.title', { operator: t(`short.${operator ?? 'mtn'}`) }),
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
    <div className={styles.view}>
      <Offline />
      <Problem thrown={followed.failure} again={t('page.notGivenUp')} />
      <StandingText {...props} />
      <Actions {...props} />
    </div>
  );
}

function StandingText({ followed, payment, standing, typed, hasLeft = false }: FollowedViewProps) {
  const { t } = useTranslation('payment');
  const reason = useFailureReason(payment.failureCode);
  switch (standing) {
    case 'phone':
    case 'unsure': {
      const end = payment.phoneEnd ?? '';
      const number = typed?.replace(/\D/g, '').endsWith(end) ? typed : `••\u00a0${end}`;
      return (
        <WaitingView
          {...{ payment, number }}
          isUnsure={standing === 'unsure'}
          secondsLeft={followed.secondsLeft}
        />
      );
    }
    case 'page':
      return <PageWaitingView {...{ payment, hasLeft }} />;
    case 'late':
      return <LateText reference={payment.txRef} />;
    case 'review':
      return <ReviewText payment={payment} isFollowed />;
    case 'cancelled':
      return <Alert kind="info">{t(payment.pageOf ? 'pending.cancelledPage' : 'pending.cancelled')}</Alert>;
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

/** Nobody answered in time: nothing is lost, and nothing is paid twice. */
function LateText({ reference }: { reference: string }) {
  const { t } = useTranslation('payment');
  return (
    <>
      <Alert kind="warn">{t('late.text')}</Alert>
      <dl className={styles.answers}>
        <dt>{t('late.confirmed')}</dt>
        <dd>{t('late.confirmedText')}</dd>
        <dt>{t('late.not')}</dt>
        <dd>{t('late.notText')}</dd>
        <Reference txRef={reference} />
      </dl>
    </>
  );
}

/** How somebody names a payment when they ask us about it. */
function Reference({ txRef }: { txRef: string }) {
  const { t } = useTranslation('payment');
  return (
    <>
      <dt>{t('late.reference')}</dt>
      <dd>{`${txRef.slice(0, 4)} · ${txRef.slice(-4)}`}</dd>
    </>
  );
}

/** Money came that a person looks at: which, how to name it, and whom to ask. */
export function ReviewText({ payment, isFollowed }: { payment: PaymentAnswer; isFollowed?: boolean }) {
  const { t } = useTranslation('payment');
  const what = { price: formatFrancs(payment.amount), bought: t(`bought.${payment.plan}`) };
  return (
    <>
      <Alert kind="warn">{t(isFollowed ? 'review.other' : 'review.again', what)}</Alert>
      <dl className={styles.answers}>
        <Reference txRef={payment.txRef} />
      </dl>
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
  const { followed, payment, standing, onRetry } = props;
  const { t } = useTranslation('payment');
  if (standing === 'phone' || standing === 'unsure' || standing === 'page') return <OpenActions {...props} />;
  if (standing === 'review') return <Close label={t('late.wait')} inDialog={props.inDialog} />;
  if (standing === 'late') {
    return (
      <div className={styles.foot}>
        <Button wide icon={<RefreshIcon size={20} />} onClick={followed.waitAgain}>
          {t('failed.retry')}
        </Button>
        <Close label={t('late.wait')} inDialog={props.inDialog} />
      </div>
    );
  }
  return (
    <div className={styles.foot}>
      {onRetry ? (
        <Button wide icon={<RefreshIcon size={20} />} onClick={onRetry}>
          {t('failed.retry')}
        </Button>
      ) : (
        <LinkButton wide href={payPath(payment.plan)}>
          {t('failed.retry')}
        </LinkButton>
      )}
      <Close label={t('failed.close')} inDialog={props.inDialog} />
    </div>
  );
}

export function Close({ label, inDialog }: { label: string; inDialog?: boolean | undefined }) {
  const { t } = useTranslation('payment');
  return (
    <LinkButton kind="quiet" wide href={inDialog ? '/upgrade' : '/dashboard'} replace={inDialog ?? false}>
      {inDialog ? label : t('done.dashboard')}
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
    <form method="post" action={`/payment/${payment.txRef}`} onSubmit={submit} className={styles.foot}>
      <Button kind="plain" wide type="submit" name="intent" value="check" busy={followed.busy === 'check'}>
        {t('pending.check')}
      </Button>
      <Button kind="quiet" wide type="submit" name="intent" value="cancel" busy={followed.busy === 'cancel'}>
        {t(standing === 'page' ? 'page.otherWay' : 'back.giveUp')}
      </Button>
      {standing !== 'page' && <p className={styles.note}>{t('other.careful')}</p>}
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
