import type { ProviderId } from '@mboalink/shared/billing/payments.ts';
import { standardSettings } from '@mboalink/worker/local/payment-simulator/simulation.ts';
import { type ServedWorker, serveWorker } from '@mboalink/worker/local/serve-worker.ts';
import { beforeAll } from 'vitest';
import type { Answer, Client } from './client.ts';
import { newPayerPhone } from './payer-phones.ts';
import type { Member } from './people.ts';
import { startForWorker } from './start-for-worker.ts';

const seconds = 1000;

export const minute = 60 * seconds;
export const hour = 60 * minute;

type Asked = { plan?: string; phone?: string; provider?: string };

const ofWorker = await startForWorker({ isStill: true });

/**
 * An application whose time, the Worker's and the payers', passes only by `pass`.
 * @param own one of its own for a file that counts totals; else that of the payments' files of this vitest worker
 */
export function usePayments(own: typeof ofWorker = ofWorker) {
  const simulator = () => own.application.services.payments;
  const now = () => new Date(simulator().clock.now());

  beforeAll(() => {
    Object.assign(simulator().settings, standardSettings());
    simulator().sendWebhooksTo(own.application.worker.url);
  });

  /** Lets time pass, and all that payers and providers do in it. */
  const pass = (milliseconds: number) => simulator().clock.advance(milliseconds);

  /** Somebody whose calls come when the simulated clock says. */
  function visitor(worker: Pick<ServedWorker, 'url'> = own.application.worker): Client {
    const client = own.people.visitor('en', worker.url);
    client.travelTo(now);
    return client;
  }

  async function newPayer(fields: Record<string, unknown> = {}, worker?: ServedWorker): Promise<Member> {
    const member = await own.people.registerMember(fields, 'en', visitor(worker));
    // Nobody pays in the very instant in which they register.
    await pass(seconds);
    return member;
  }

  /** Runs what the clock starts, at the time that it is: what moves payments and plans whether it is due or not. */
  async function runJobs(worker: ServedWorker = own.application.worker) {
    await own.people.sql("delete from jobs where name in ('payments', 'plans', 'outbox')");
    await worker.runScheduled('* * * * *', now());
  }

  /** One more Worker on the same database, that collects with these alone. */
  async function serveWith(...providers: ProviderId[]): Promise<ServedWorker> {
    const { services, addresses } = own.application;
    const vars = { ...services.vars, PAYMENT_PROVIDERS: providers.join(',') };
    return serveWorker({ vars, clockSecret: addresses.clockSecret });
  }

  /** What a payer's money has brought, and what the payment was called on its way. */
  async function whatCameOf(txRef: string) {
    const [payment] = await own.people.sql<{ state: string; paid: number; receipts: number }>(
      `select state,
          (select count(*)::int from subscription_entries where tx_ref = $1 and kind = 'paid')
            + (select count(*)::int from passes where tx_ref = $1) as paid,
          (select count(*)::int from receipts where tx_ref = $1) as receipts
        from payments where tx_ref = $1`,
      [txRef],
    );
    return payment;
  }

  return { own, simulator, now, pass, visitor, newPayer, runJobs, serveWith, whatCameOf };
}

/** Asks for a plan, or a pass, on a phone. */
export const create = (client: Client, { plan = 'basic', phone, provider = 'mtn' }: Asked = {}) =>
  client.rest('POST', '/payments/create', { body: { plan, phone: phone ?? newPayerPhone(), provider } });

/** The reference of a payment that was taken. Throws where it was not. */
export function txRefOf({ status, body }: Answer): string {
  if (status !== 200) throw new Error(`no payment: ${JSON.stringify(body)}`);
  return body.data.txRef;
}

/** What the wire says of a payment. */
export async function statusOf(client: Client, txRef: string): Promise<string> {
  return (await client.rest('GET', `/payments/status?txRef=${txRef}`)).body.data.status;
}
