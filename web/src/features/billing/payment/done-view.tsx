import { isPassId, type PlanId, type ProductId } from '@mboalink/shared/catalogue/plans.ts';
import { formatDate } from '@mboalink/shared/format.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../components/class-names.ts';
import { House } from '../../../components/house.tsx';
import { CheckIcon } from '../../../components/icons.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { usePage } from '../../../lib/page.tsx';
import { type Outputs, trpc } from '../../../lib/trpc.ts';
import { laterStart } from '../plan-state.ts';
import styles from './payment.module.css';
import { learnWhatWasPaid } from './use-followed-payment.ts';

type Me = Outputs['accounts']['me']['user'];

type DoneViewProps = {
  product: ProductId;
  /** Whose receipt it has, where that is known. */
  txRef?: string | undefined;
  /** Whether it was paid just now: what is known of the reader is older then. */
  isNews: boolean;
  /** Where whoever bought a pass goes on. */
  next?: string | undefined;
};

/** What the payment brought, said once. */
export function DoneView({ product, txRef, isNews, next = '/find-contact' }: DoneViewProps) {
  const { t } = useTranslation('payment');
  const me = useMe(isNews);
  if (isPassId(product)) {
    return <Done text={t('pass.done')} href={next} onward={t('pass.goOn')} txRef={txRef} />;
  }
  return (
    <Done
      text={
        <>
          {t('done.text')} {me && <Received plan={product} me={me} />}
        </>
      }
      txRef={txRef}
    />
  );
}

/** The trial runs. */
export function FreeView() {
  const { t } = useTranslation('payment');
  useMe(true);
  return <Done text={t('trial.done')} />;
}

type DoneProps = { text: ReactNode; href?: string; onward?: string; txRef?: string | undefined };

function Done({ text, href = '/dashboard', onward, txRef }: DoneProps) {
  const { t } = useTranslation('payment');
  return (
    <div className={classNames('stack gap-4', styles.view, styles.centre)}>
      <span aria-hidden="true">
        <House large>
          <CheckIcon size={32} />
        </House>
      </span>
      <p role="status">{text}</p>
      <LinkButton wide href={href}>
        {onward ?? t('done.dashboard')}
      </LinkButton>
      {txRef && (
        <LinkButton kind="quiet" wide href={`/receipt/${txRef}`}>
          {t('back.receipt')}
        </LinkButton>
      )}
    </div>
  );
}

/** The reader, once what was paid is part of it. */
function useMe(isNews: boolean): Me | undefined {
  const utils = trpc.useUtils();
  const { data } = trpc.accounts.me.useQuery();
  const [isKnown, setKnown] = useState(!isNews);
  useEffect(() => {
    if (isNews) void learnWhatWasPaid(utils).finally(() => setKnown(true));
  }, [isNews, utils]);
  return isKnown ? data?.user : undefined;
}

/** What it changes for the listing now, and when the paid month begins where that is not now. */
function Received({ plan, me }: { plan: PlanId; me: Me }) {
  const { t } = useTranslation('payment');
  const { language } = usePage();
  const start = laterStart(plan, me);
  const date = start ? formatDate(start, language) : '';
  if (!me.isFound || me.nextPlan === plan || start === null) {
    return t(date ? 'done.received.from' : 'done.received.plain', { date });
  }
  if (plan === 'basic') return t(date ? 'done.received.shownFrom' : 'done.received.shown', { date });
  return t(date ? 'done.received.aheadFrom' : 'done.received.ahead', { date });
}
