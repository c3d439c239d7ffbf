import { formatFrancs } from '@mboalink/shared/format.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ActionFunctionArgs, redirect, useParams } from 'react-router';
import { Card } from '../components/card.tsx';
import { classNames } from '../components/class-names.ts';
import { Head } from '../components/head.tsx';
import { Section } from '../components/section.tsx';
import { NotRead } from '../features/billing/not-read.tsx';
import { FollowedView, useStandingTitle } from '../features/billing/payment/followed-view.tsx';
import styles from '../features/billing/payment/payment.module.css';
import { useFollowedPayment } from '../features/billing/payment/use-followed-payment.ts';
import type { Handle } from '../lib/handle.ts';
import { browserReads } from '../lib/queries.browser.ts';
import { apiOf, serverReads } from '../lib/queries.server.ts';
import { type Outputs, type Reads, trpc } from '../lib/trpc.ts';

export const handle = { words: ['payment'] } satisfies Handle;

const reads: Reads = (utils, _, { txRef = '' }) => [utils.billing.paymentStatus.prefetch({ txRef })];

export const loader = serverReads(reads);
export const clientLoader = browserReads(reads);

/** To look, or to give it up, before scripts are here; the page then says where it stands. */
export async function action({ request, context, params, url }: ActionFunctionArgs) {
  const { billing } = apiOf({ context });
  const { txRef = '' } = params;
  const isGivenUp = (await request.formData()).get('intent') === 'cancel';
  // What cannot be asked now stands in the page as we know it.
  await (isGivenUp ? billing.cancelPayment : billing.verifyPayment).mutate({ txRef }).catch(() => undefined);
  throw redirect(url.pathname);
}

/** Where a payment stands: somebody comes back here from the page of a provider, from a mail, or from a notice. */
export default function Payment() {
  const { t } = useTranslation('payment');
  const { txRef = '' } = useParams();
  const { data, error, refetch } = trpc.billing.paymentStatus.useQuery({ txRef });
  return (
    <>
      <Head title={t('back.title')} description={t('back.description')} />
      <Section>
        {data ? (
          <Outcome key={txRef} first={data} />
        ) : (
          <NotRead of="back" thrown={error} onRetry={() => void refetch()} />
        )}
      </Section>
    </>
  );
}

type Status = Outputs['billing']['paymentStatus'];

function Outcome({ first: read }: { first: Status }) {
  const { t } = useTranslation('payment');
  const titleOf = useStandingTitle();
  // Pending when it was opened: what is read later must not begin anew.
  const [first] = useState(read);
  const followed = useFollowedPayment(first);
  const { payment, standing } = followed;
  useVerifiedOnce(followed);
  if (!payment || !standing) return null;
  return (
    <Card className={styles.outcome}>
      <h1 tabIndex={-1}>{titleOf(payment, standing)}</h1>
      <p className={classNames('quiet', styles.lead)}>
        {formatFrancs(payment.amount)}, {t(`name.${payment.plan}`)}
      </p>
      <FollowedView {...{ followed, payment, standing }} />
    </Card>
  );
}

/** Whoever comes back may have paid: the provider is asked once, without waiting for the next look. */
function useVerifiedOnce({ payment, check }: ReturnType<typeof useFollowedPayment>) {
  const isOpen = payment?.status === 'pending' && payment.state !== 'review';
  const hasLooked = useRef(false);
  useEffect(() => {
    if (!isOpen || hasLooked.current) return;
    hasLooked.current = true;
    void check();
  }, [isOpen, check]);
}
