import { serveWorker } from '@mboalink/worker/local/serve-worker.ts';
import { expect, it } from 'vitest';
import { newPayerPhone } from '../setup/payer-phones.ts';
import { create } from '../setup/paying.ts';
import { shared as own } from '../setup/shared-application.ts';

/** What somebody is told who pays by a provider that answers after so many seconds. */
async function payBy(provider: string, [ending, answersAfter]: readonly [string, number]) {
  const { services, addresses } = own.application;
  const vars = { ...services.vars, PAYMENT_PROVIDERS: provider };
  const worker = await serveWorker({ vars, clockSecret: addresses.clockSecret });
  const { client } = await own.people.registerMember({}, 'en', own.people.visitor('en', worker.url));
  const started = performance.now();
  const { status, body } = await create(client, { phone: newPayerPhone(ending) });
  const waited = (performance.now() - started) / 1000;
  await worker.stop();
  return { asked: body, told: [provider, status, body.data?.state, waited > answersAfter] };
}

it('a provider that answers after 12 and 22 s is waited for, and the payment is pending with its reference', async () => {
  const slow = [
    ['0018', 12],
    ['0019', 22],
  ] as const;
  const providers = ['flutterwave', 'campay'];
  const answers = await Promise.all(
    providers.flatMap((provider) => slow.map((number) => payBy(provider, number))),
  );
  expect(answers.map(({ told }) => told)).toEqual(
    providers.flatMap((provider) => slow.map(() => [provider, 200, 'pending', true])),
  );
  const txRefs = answers.map(({ asked: { data } }) => data.txRef);
  const asked = own.application.services.payments.payments().map(({ txRef }) => txRef);
  expect(asked.filter((txRef) => txRefs.includes(txRef)).sort()).toEqual(txRefs.sort());
});
