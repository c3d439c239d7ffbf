import type { PassOfferProps } from './pass-offer.tsx';
import { usePaymentPart } from './use-payment-part.ts';

type Load = typeof import('./pass-offer.tsx').loadPassOffer;

const load = async (...[i18n]: Parameters<Load>) => (await import('./pass-offer.tsx')).loadPassOffer(i18n);

const messages = ['passes'] as const;

/** The passes, which come after the plans: whoever wants a plan does not wait for them. */
export function PassesBeside(props: PassOfferProps) {
  const { Part } = usePaymentPart(true, load, messages);
  return Part ? <Part {...props} /> : null;
}
