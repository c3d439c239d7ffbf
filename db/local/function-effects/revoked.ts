import { expect } from 'vitest';
import type { Asking, Effects } from './asking.ts';

/** What is taken back when money went back. */
export function revoked({ row, rows }: Asking): Effects {
  return {
    unused_of_payment: async () => {
      expect(
        await row(`select unused.weight, unused.seconds::int, unused.others_until from payments,
          unused_of_payment(user_id, tx_ref, succeeded_at + interval '1 day') as unused`),
      ).toEqual({ weight: 3, seconds: 2_505_600, others_until: null });
    },
    revoke_plan: async () => {
      const entries = () => rows(`select kind, seconds from subscription_entries where kind = 'revoked'`);
      await row('begin');
      await row(`select revoke_plan(user_id, tx_ref, succeeded_at) from payments`);
      expect(await entries()).toEqual([{ kind: 'revoked', seconds: -2_592_000 }]);
      await row('rollback');
      expect(await entries()).toEqual([]);
    },
    revoke_what_was_paid: async () => {
      await row(`update receipts set revoked_at = issued_at`);
      expect(
        await row(`select ends_at = issued_at as ended from passes join receipts using (tx_ref)`),
      ).toEqual({
        ended: true,
      });
    },
    keep_receipt: async () => {
      await expect(row(`update receipts set serial = 2`)).rejects.toMatchObject({
        constraint: 'receipts_kept',
      });
    },
  };
}
