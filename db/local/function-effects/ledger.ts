import { expect } from 'vitest';
import { noon } from '../function-calls.ts';
import type { Asking, Effects } from './asking.ts';

/** What payments bring. */
export function ledger({ row, rows }: Asking): Effects {
  return {
    follow_ledger: async () => {
      await row(`insert into subscription_entries (user_id, kind, plan, last_plan, trial_ends_at, cancelled_at)
        select id, 'cancelled', 'pro', 'pro', ${noon}, now() from users where email = 'before@demo.mboalink.cm'`);
      expect(
        await row(`select plan, paid_until, trial_ends_at = ${noon} as trial, cancelled_at is not null as cancelled
        from subscriptions where cancelled_at is not null`),
      ).toEqual({
        plan: 'pro',
        paid_until: null,
        trial: true,
        cancelled: true,
      });
    },
    bring_what_was_paid: async () => {
      await row(`insert into payments (tx_ref, user_id, plan, amount, provider, mode, expires_at)
        select gen_random_uuid(), id, 'premium', 9000, 'campay', 'hosted', ${noon} from users
        where email = 'before@demo.mboalink.cm'`);
      expect(await rows(`select from receipts`)).toEqual([]);
      await row(`update payments set state = 'succeeded', succeeded_at = '2066-12-31T23:30Z'`);
      expect(await row(`select year, serial, bought_days, payer_email from receipts`)).toEqual({
        ...{ year: 2067, serial: 1, bought_days: 30 },
        payer_email: 'before@demo.mboalink.cm',
      });
      expect(
        await row(`select plan, cancelled_at, paid_until = timestamptz '2066-12-31T23:30Z' + interval '30 days' as paid
        from subscriptions where user_id = (select user_id from payments)`),
      ).toEqual({ plan: 'premium', cancelled_at: null, paid: true });
    },
    buy_plan: async () => {
      const buy = () => row(`select buy_plan(user_id, 'premium', tx_ref, succeeded_at, 60) from payments`);
      const entries = () => rows(`select kind, seconds from subscription_entries where tx_ref is not null`);
      expect(await entries()).toEqual([{ kind: 'paid', seconds: 2_592_000 }]);
      await expect(buy()).rejects.toMatchObject({ constraint: 'subscription_entries_tx_ref_key' });
    },
    buy_pass: async () => {
      await row(`select buy_pass(user_id, 'week', tx_ref, succeeded_at) from payments`);
      expect(await row(`select kind, reveals from passes`)).toEqual({ kind: 'week', reveals: 50 });
    },
    use_pass: async () => {
      await row(`update passes set used = 49`);
      const open = (viewer: string) =>
        row(`insert into reveals (viewer_id, contact_id, day, pass_tx_ref)
          select users.id, uuidv7(), now(), tx_ref from passes, users where email = '${viewer}@demo.mboalink.cm'`);
      await expect(open('after')).rejects.toMatchObject({ constraint: 'passes_own' });
      await open('before');
      await expect(open('before')).rejects.toMatchObject({ constraint: 'passes_used' });
    },
  };
}
