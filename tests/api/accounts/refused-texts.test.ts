import { blockFactor, codeLimits } from '@mboalink/shared/limits.ts';
import { expect, it } from 'vitest';
import { countMails, registrationFields, visitor } from '../../factories.ts';
import { solving } from '../../setup/answer-challenge.ts';
import { from, newBlock, newNetworkAddress } from '../../setup/networks.ts';

const refusedName = 'MTN Service Client';

function ask(
  businessName: string,
  address: string,
  { email = registrationFields().email, headers = {} } = {},
) {
  const body = { email, businessName };
  return visitor().rest('POST', '/auth/send-registration-otp', {
    body,
    headers: { ...from(address), ...headers },
  });
}

const errorsOf = (answers: { body: { error: string } }[]) =>
  Object.fromEntries(
    Map.groupBy(answers, ({ body }) => body.error)
      .entries()
      .map(([error, each]) => [error, each.length]),
  );

it('whoever mends a name ten times is sent a code', async () => {
  const address = newNetworkAddress();
  const { email } = registrationFields();
  for (let slip = 0; slip < 10; slip += 1)
    expect((await ask(refusedName, address, { email })).body.error).toBe('validation_failed');
  expect((await ask('Atelier Njoh', address, { email })).status).toBe(200);
  expect(await countMails(email, '')).toBe(1);
});

it('exactly twenty refused names are told to a network that asks at once, then each costs work, and so does a good one', async () => {
  const address = newNetworkAddress();
  const { email } = registrationFields();
  expect((await ask('Atelier Njoh', address, { email })).status).toBe(200);
  const answers = await Promise.all(Array.from({ length: 40 }, () => ask(refusedName, address)));
  expect(errorsOf(answers)).toEqual({
    validation_failed: codeLimits.perNetworkHour,
    challenge_required: 40 - codeLimits.perNetworkHour,
  });
  const refused = await ask(refusedName, address);
  // Neither a mailbox that may be mailed nor one that has to wait tells which names pass.
  for (const good of [await ask('Atelier Njoh', address), await ask('Atelier Njoh', address, { email })]) {
    expect([good.status, Object.keys(good.body).sort()]).toEqual([
      refused.status,
      Object.keys(refused.body).sort(),
    ]);
    expect(good.body.error).toBe('challenge_required');
    expect(good.headers.get('ratelimit-policy')).toBe(refused.headers.get('ratelimit-policy'));
  }
  const worked = await solving((headers) => ask(refusedName, address, { headers }));
  expect(worked.body.error).toBe('validation_failed');
  expect((await solving((headers) => ask('Atelier Njoh', address, { headers }))).status).toBe(200);
  const waiting = await solving((headers) => ask('Atelier Njoh', address, { email, headers }));
  expect(waiting.body.error).toBe('rate_limited');
});

it('the /48 around a network is told four times as many', async () => {
  const addressIn = newBlock();
  const told = blockFactor * codeLimits.perNetworkHour;
  const answers = await Promise.all(
    Array.from({ length: told + 10 }, (_, network) => ask(refusedName, addressIn(network))),
  );
  expect(errorsOf(answers)).toEqual({ validation_failed: told, challenge_required: 10 });
});
