import { expect, it } from 'vitest';
import { registerMember, signIn, sql, visitor } from '../factories.ts';
import { newSubscription } from '../setup/pushing.ts';

it('keeps five of eight browsers of one person that come at once', async () => {
  const { user, client } = await registerMember({ type: 'buyer' });
  const clients = [client];
  while (clients.length < 8) {
    const other = visitor();
    expect((await signIn(user.email, other)).status).toBe(200);
    clients.push(other);
  }
  const answers = await Promise.all(
    clients.map((own, index) =>
      index % 2
        ? own.rest('POST', '/push/subscriptions', { body: newSubscription() })
        : own.mutate('accounts.subscribe', newSubscription()),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(await sql('select 1 from push_subscriptions where user_id = $1', [user._id])).toHaveLength(5);
});
