import { isPassId, type PlanId, type ProductId } from '@mboalink/shared/catalogue/plans.ts';
import { formatDate, formatFrancs } from '@mboalink/shared/format.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { House } from '../../../components/house.tsx';
import { CheckIcon } from '../../../components/icons.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { usePage } from '../../../lib/page.tsx';
import { type Outputs, trpc } from '../../../lib/trpc.ts';
import { findProduct, isPass, laterStart } from '../plan-state.ts';
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
export function DoneView({ product: id, txRef, isNews, next = '/find-contact' }: DoneViewProps) {
  const { t } = useTranslation('payment');
  const me = useMe(isNews);
  const isOfPass = isPassId(id);
  return (
    <div className={styles.view}>
      <BigHouse />
      <p role="status" className={styles.thanks}>
        {t(isOfPass ? 'pass.done' : 'done.text')} {!isOfPass && me && <Received plan={id} me={me} />}
      </p>
      <Facts id={id} me={me} />
      <div className={styles.foot}>
        <LinkButton wide href={isOfPass ? next : '/dashboard'}>
          {t(isOfPass ? 'pass.goOn' : 'done.dashboard')}
        </LinkButton>
        {txRef && (
          <LinkButton kind="quiet" wide href={`/receipt/${txRef}`}>
            {t('back.receipt')}
          </LinkButton>
        )}
      </div>
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

function Facts({ id, me }: { id: ProductId; me: Me | undefined }) {
  const { t } = useTranslation('payment');
  const { language } = usePage();
  const product = findProduct(id);
  const paid = [t('done.paid'), formatFrancs(product.chargeAmount)];
  const facts = isPass(product)
    ? [[t('pass.contacts'), t(`pass.brings.${product.id}`, { count: product.reveals })]]
    : [
        [t('done.plan'), t('done.planValue', { plan: product.name, count: product.dailyLimit.paid })],
        ...(me?.paidUntil ? [[t('done.until'), formatDate(me.paidUntil, language)]] : []),
      ];
  return (
    <dl className={styles.facts}>
      {[...facts, paid].map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The trial runs. */
export function FreeView() {
  const { t } = useTranslation('payment');
  useMe(true);
  return (
    <div className={styles.view}>
      <BigHouse />
      <p role="status" className={styles.thanks}>
        {t('trial.done')}
      </p>
      <LinkButton wide href="/dashboard">
        {t('done.dashboard')}
      </LinkButton>
    </div>
  );
}

function BigHouse() {
  return (
    <span className={styles.mark} aria-hidden="true">
      <House large>
        <CheckIcon size={32} />
      </House>
    </span>
  );
}
