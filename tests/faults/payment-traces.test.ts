import { type ProviderId, providerIds } from '@mboalink/shared/billing/payments.ts';
import { paymentVars } from '@mboalink/worker/local/payment-simulator/accounts.ts';
import { type ServedWorker, serveWorker } from '@mboalink/worker/local/serve-worker.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newPayerPhone } from '../setup/payer-phones.ts';
import { minute, usePayments } from '../setup/paying.ts';
import { serveTalkativeProviders, type TalkativeProviders } from '../setup/talkative-providers.ts';

const { own, simulator, pass, newPayer, runJobs } = usePayments();

const seconds = 1000;

let providers: TalkativeProviders;
beforeAll(async () => {
  providers = await serveTalkativeProviders(simulator().url);
  simulator().settings.slowAnswers = 'at-once';
});
afterAll(() => providers.stop());

/** One Worker that collects with one provider, and a list of the addresses and refusals that its people have met. */
async function collectWith(provider: ProviderId) {
  const { services, addresses } = own.application;
  const { accounts } = simulator();
  const vars = {
    ...services.vars,
    ...paymentVars({ url: providers.url, accounts }),
    PAYMENT_PROVIDERS: provider,
  };
  const worker = await serveWorker({ vars, clockSecret: addresses.clockSecret });
  simulator().sendWebhooksTo(worker.url);
  return { worker, met: [] as string[], personal: [] as string[] };
}

type Scene = Awaited<ReturnType<typeof collectWith>>;

/** Somebody who pays, and whose calls are listed. */
async function newcomer({ worker, met, personal: kept }: Scene) {
  const { client, user } = await newPayer({}, worker);
  kept.push(user.email, user.whatsapp);
  async function ask(method: 'GET' | 'POST', path: string, body?: object) {
    const answer = await client.rest(method, path, body && { body });
    met.push(path, ...(answer.status >= 400 ? [JSON.stringify(answer.body)] : []));
    return answer;
  }
  return {
    ask,
    async create(phone: string) {
      kept.push(phone);
      const written = `+237 ${phone.replace(/(\d)(..)(..)(..)(..)/, '$1 $2 $3 $4 $5')}`;
      const { status, body } = await ask('POST', '/payments/create', {
        plan: 'basic',
        phone: written,
        provider: 'mtn',
      });
      return { status, txRef: String(body.data?.txRef ?? body.txRef) };
    },
    status: (txRef: string) => ask('GET', `/payments/status?txRef=${txRef}`),
    verify: (txRef: string) => ask('POST', `/payments/verify/${txRef}`),
    openPage: () =>
      ask('POST', '/payments/create-session', { planType: 'pro', paymentMethod: 'mobile_money' }),
  };
}

/** From the prompt to money, to a refusal, and to answers that are lost, late or strange. */
async function payOnPhones(scene: Scene) {
  const payer = await newcomer(scene);
  for (const ending of ['0000', '0001', '0006', '0011', '0016', '0017']) {
    const { txRef } = await payer.create(newPayerPhone(ending));
    await payer.create(newPayerPhone());
    await pass(12 * seconds);
    await payer.status(txRef);
    await payer.verify(txRef);
    // Nobody is asked for money more than six times an hour.
    await pass(11 * minute);
    await payer.ask('POST', '/auth/refresh');
  }
}

/** Pays on a page, and does not; what the browser is led back to is an address, too. */
async function payOnPages(scene: Scene) {
  for (const action of ['pay', 'fail']) {
    const payer = await newcomer(scene);
    const { body } = await payer.openPage();
    const { paymentUrl: page, reference } = body.data;
    await fetch(page);
    const phone = newPayerPhone();
    scene.personal.push(phone);
    const form = new URLSearchParams({ action, phone });
    const left = await fetch(page, { method: 'POST', body: form, redirect: 'manual' });
    scene.met.push(page, left.headers.get('location') ?? '');
    await payer.verify(reference);
  }
}

/** What the provider answers quotes all that it was sent: number, address, keys. */
async function payWhileQuoted(scene: Scene, status: number) {
  const payer = await newcomer(scene);
  const { txRef } = await payer.create(newPayerPhone('0004'));
  await pass(minute);
  providers.quote(status);
  await payer.status(txRef);
  await payer.verify(txRef);
  await runJobs(scene.worker);
  const [refused, onPage] = [await newcomer(scene), await newcomer(scene)];
  expect([200, 422, 503]).toContain((await refused.create(newPayerPhone('0000'))).status);
  await onPage.openPage();
  providers.quote(null);
  await pass(3 * minute);
}

/** Nobody's webhooks, and fields that are none. */
async function askInVain(scene: Scene) {
  const payer = await newcomer(scene);
  const phone = newPayerPhone();
  scene.personal.push(phone);
  const [email = ''] = scene.personal;
  for (const body of [
    { plan: 'basic', phone: `${phone}0`, provider: 'mtn' },
    { plan: email, phone, provider: 'mtn' },
    { plan: 'basic', phone: email, provider: phone },
  ])
    expect((await payer.ask('POST', '/payments/create', body)).status).toBe(400);
  for (const provider of providerIds)
    await payer.ask('POST', `/payments/webhook/${provider}`, { phone, email, data: { tx_ref: phone } });
}

const hiddenIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(Object(value)).flatMap(hiddenIn);

/** The same however it is written: without what stands between figures, and what an address makes of signs. */
const plain = (text: string) =>
  text
    .replaceAll(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll(/(?<=\d)[\s+.()\u00a0\u202f-]+(?=\d)/g, '')
    .toLowerCase();

/** Which of these texts carry something that is nobody else's business. */
function revealing(texts: readonly string[], kept: readonly string[]): string[] {
  const words = kept.map((word) => plain(word).replace(/^237(?=\d{9}$)/, ''));
  return texts.filter((text) => words.some((word) => plain(text).includes(word)));
}

type Line = { call: string; status: number; databaseRequests?: number };

const linesOf = (worker: ServedWorker): Line[] =>
  worker.logs.flatMap(({ message }) => (message.startsWith('{') ? [JSON.parse(message)] : []));

it.each(providerIds)(
  'payments by %s leave no number, address or key in the log, in errors or in addresses, and take two requests at most',
  async (provider) => {
    const scene = await collectWith(provider);
    await payOnPhones(scene);
    if (provider === 'flutterwave') await payOnPages(scene);
    for (const status of [422, 500]) await payWhileQuoted(scene, status);
    await askInVain(scene);
    const logged = scene.worker.logs.map(({ message }) => message);
    await scene.worker.stop();

    const secrets = hiddenIn([simulator().accounts, own.application.addresses.secrets]);
    const kept = [...scene.personal, ...secrets];
    const texts = [...logged, ...scene.met, ...providers.addresses];
    expect(revealing(texts, kept)).toEqual([]);
    expect(revealing(['+237 6 70-00.00%2001'], ['237670000001'])).toHaveLength(1);

    const paying = linesOf(scene.worker).filter(({ call }) => call?.startsWith('billing.'));
    const most = (name: string) =>
      Math.max(
        ...paying.filter(({ call }) => call === `billing.${name}`).map((line) => line.databaseRequests ?? 99),
      );
    expect(
      ['createPayment', 'createSession', 'paymentStatus', 'verifyPayment', 'webhook'].map((name) => [
        name,
        most(name),
      ]),
    ).toEqual([
      ['createPayment', 2],
      ['createSession', provider === 'flutterwave' ? 2 : 1],
      ['paymentStatus', 2],
      ['verifyPayment', 2],
      ['webhook', 2],
    ]);
  },
);
