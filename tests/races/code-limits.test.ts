import { blockFactor, codeLimits } from '@mboalink/shared/limits.ts';
import { expect, it } from 'vitest';
import { countMails, registerMember, registrationFields, visitor } from '../factories.ts';
import { solving } from '../setup/answer-challenge.ts';
import type { Answer } from '../setup/client.ts';
import { from, newBlock, newNetworkAddress } from '../setup/networks.ts';
import { rounds } from '../setup/rounds.ts';

const send = (email: string, headers: Record<string, string>) =>
  visitor().rest('POST', '/auth/send-registration-otp', { body: { email }, headers });

const sent = (answers: Answer[]) => answers.filter(({ status }) => status === 200).length;

it('sends exactly a network’s codes of an hour to sixty who ask at once, and asks the others to work', async () => {
  const headers = from(newNetworkAddress());
  const answers = await Promise.all(
    Array.from({ length: 60 }, () => send(registrationFields().email, headers)),
  );
  expect(sent(answers)).toBe(codeLimits.perNetworkHour);
  const refused = answers.filter(({ body }) => body.error === 'challenge_required');
  expect(refused).toHaveLength(60 - codeLimits.perNetworkHour);
});

it('sends exactly a /48’s codes of an hour to a hundred of its networks that ask at once', async () => {
  const addressIn = newBlock();
  const free = blockFactor * codeLimits.perNetworkHour;
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, network) => send(registrationFields().email, from(addressIn(network)))),
  );
  expect(sent(answers)).toBe(free);
  const refused = answers.filter(({ body }) => body.error === 'challenge_required');
  expect(refused).toHaveLength(100 - free);
});

const people = rounds(20, 500);

it(`gives all of ${people} people behind one address their code within an hour`, async () => {
  const address = newNetworkAddress();
  const started = Date.now();
  let served = 0;
  const refused: unknown[] = [];
  for (let person = 0; person < people; person += 1) {
    const answer = await solving((headers) =>
      send(registrationFields().email, { ...from(address), ...headers }),
    );
    if (answer.status === 200) served += 1;
    else refused.push(answer.body.error);
  }
  expect([served, refused]).toEqual([people, []]);
  expect(Date.now() - started).toBeLessThan(3_600_000);
}, 1_800_000);

const senders = rounds(60, 1_000);

it(`mails an address without an account at most five times for ${senders} senders who solve everything`, async () => {
  const { email } = registrationFields();
  const answers = await Promise.all(
    Array.from({ length: senders }, (_, sender) => {
      const client = visitor();
      client.travelTo(new Date(Date.now() + sender * Math.floor(3_500_000 / senders)));
      const address = from(newNetworkAddress());
      return solving((headers) =>
        client.rest('POST', '/auth/send-registration-otp', {
          body: { email },
          headers: { ...address, ...headers },
        }),
      );
    }),
  );
  // A thousand who wait for one lock at once: some are told to come again, nobody that the mailbox has had its mails.
  const refused = answers.flatMap(({ body }) => body.error ?? []);
  expect(refused.filter((code) => code !== 'unavailable')).toEqual([]);
  expect(sent(answers)).toBeGreaterThan(0);
  expect(await countMails(email, '')).toBeLessThanOrEqual(codeLimits.perHour);
}, 300_000);

it('mails a member five codes for sixty strangers who ask at once and solve what they are asked', async () => {
  const { user } = await registerMember();
  const ask = () => {
    const address = from(newNetworkAddress());
    return solving((headers) =>
      visitor().rest('POST', '/auth/send-otp', {
        body: { identifier: user.email },
        headers: { ...address, ...headers },
      }),
    );
  };
  const answers = await Promise.all(Array.from({ length: 60 }, ask));
  expect(sent(answers)).toBe(60);
  expect(await countMails(user.email, 'is your Mboalink code')).toBe(codeLimits.perHour);
}, 120_000);
