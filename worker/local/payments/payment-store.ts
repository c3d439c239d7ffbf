import { randomInt } from 'node:crypto';
import type { Payment, PaymentRequest, ProviderName } from './payment.ts';

export type PaymentStore = {
  add(request: PaymentRequest, reference: string, now: number): Payment;
  byId(id: number): Payment | undefined;
  byReference(provider: ProviderName, reference: string): Payment | undefined;
  /** All that a provider has for one reference of the application, oldest first. */
  byTxRef(provider: ProviderName, txRef: string): Payment[];
  /** The payment that a hosted page stands for: the last try. */
  byPage(provider: ProviderName, token: string): Payment | undefined;
  /** Newest first. */
  list(): Payment[];
};

const newId = () => randomInt(1, 2 ** 47);

/** Every payment of one start, in memory; ids are random, so that the next start gives none of them again. */
export function createPaymentStore(): PaymentStore {
  const payments: Payment[] = [];
  const ids = new Map<number, Payment>();
  const references = new Map<string, Payment>();
  const txRefs = new Map<string, Payment[]>();
  const pages = new Map<string, Payment>();

  return {
    add: (request, reference, now) => {
      const payment: Payment = {
        ...request,
        id: newId(),
        reference,
        state: 'untried',
        reason: null,
        paid: null,
        phone: request.phone ?? '',
        operator: null,
        script: null,
        isStrange: false,
        limitedUntil: 0,
        createdAt: now,
        settledAt: null,
        deliveries: [],
      };
      const { provider, txRef, page } = request;
      payments.push(payment);
      ids.set(payment.id, payment);
      references.set(`${provider} ${reference}`, payment);
      txRefs.set(`${provider} ${txRef}`, [...(txRefs.get(`${provider} ${txRef}`) ?? []), payment]);
      if (page) pages.set(`${provider} ${page.token}`, payment);
      return payment;
    },
    byId: (id) => ids.get(id),
    byReference: (provider, reference) => references.get(`${provider} ${reference}`),
    byTxRef: (provider, txRef) => txRefs.get(`${provider} ${txRef}`) ?? [],
    byPage: (provider, token) => pages.get(`${provider} ${token}`),
    list: () => payments.toReversed(),
  };
}
