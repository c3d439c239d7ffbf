import { codeLimits } from '@mboalink/shared/limits.ts';
import { expect, it } from 'vitest';
import { countMails, readMail, registerMember, registrationFields, sql, visitor } from '../factories.ts';
import type { Answer } from '../setup/client.ts';
import { from, newNetworkAddress } from '../setup/networks.ts';
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

it('mails one code three times for forty who ask at once over both transports', async () => {
  const { user } = await registerMember();
  const answers = await Promise.all(
    Array.from({ length: 40 }, async (_, asking) => {
      const headers = from(newNetworkAddress());
      const body = { identifier: user.email };
      if (asking % 2) return (await visitor().mutate('accounts.sendOtp', body, headers)).body.result.data;
      return (await visitor().rest('POST', '/auth/send-otp', { body, headers })).body.data;
    }),
  );
  expect(new Set(answers.map(({ mark }) => mark)).size).toBe(1);
  expect(
    await sql(`select 1 from one_time_codes where subject = $1 and purpose = 'login'`, [user.email]),
  ).toHaveLength(1);
  expect(await countMails(user.email, 'is your Mboalink code')).toBe(codeLimits.mailsPerHour);
});

const days = rounds(1, 10);

it('judges twenty guesses a day of forty browsers behind forty networks, and lets the owner in by the button', async () => {
  for (let day = 0; day < days; day += 1) {
    const { user } = await registerMember();
    const strangers = Array.from({ length: 40 }, () => ({
      client: visitor(),
      headers: from(newNetworkAddress()),
    }));
    const answers: Answer[] = [];
    for (let round = 0; round < 5; round += 1) {
      await strangers[0]?.client.rest('POST', '/auth/send-otp', { body: { identifier: user.email } });
      const guesses = strangers.map(({ client, headers }, number) => {
        const guess = { identifier: user.email, otp: '000000' };
        return number % 2
          ? client.mutate('accounts.verifyOtp', guess, headers)
          : client.rest('POST', '/auth/verify-otp', { body: guess, headers });
      });
      answers.push(...(await Promise.all(guesses)));
      // An hour later strangers may have another code mailed.
      await sql(
        `update one_time_codes set mailed_at = mailed_at - interval '50 minutes' where user_id = $1`,
        [user._id],
      );
    }
    expect(answers.filter(({ status }) => status === 200)).toEqual([]);
    const [row] = await sql<{ judged: number; most: number }>(
      `select sum(attempts)::int as judged, max(attempts) as most from one_time_codes where user_id = $1`,
      [user._id],
    );
    expect(row).toEqual({ judged: 20, most: 5 });
    const owner = visitor();
    await sql(`update one_time_codes set mailed_at = mailed_at - interval '1 hour' where user_id = $1`, [
      user._id,
    ]);
    const asked = await owner.rest('POST', '/auth/send-otp', { body: { identifier: user.email } });
    const { Text } = await readMail(user.email, `(${asked.body.data.mark})`);
    const [, token = ''] = /sign-in-link#([\w.-]+)/.exec(Text) ?? [];
    const pressed = await owner.rest('POST', '/auth/sign-in-link', { body: { token } });
    expect(pressed.body.data.user._id).toBe(user._id);
  }
}, 300_000);
