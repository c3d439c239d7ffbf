import { expect } from 'vitest';
import { noon } from '../function-calls.ts';
import type { Asking, Effects } from './asking.ts';

/** What stays of payments. */
export function payments({ row, rows }: Asking): Effects {
  return {
    note_payment_move: async () => {
      expect(await rows(`select source, state from payment_events order by id`)).toEqual([
        { source: 'create', state: 'created' },
        { source: 'create', state: 'succeeded' },
      ]);
    },
    keep_payment: async () => {
      for (const change of [`amount = 1`, `plan = 'pro'`, `state = 'failed', succeeded_at = null`]) {
        await expect(row(`update payments set ${change}`), change).rejects.toMatchObject({
          constraint: 'payments_kept',
        });
      }
    },
    forget_payer: async () => {
      const payer = () => row(`select mode, phone_hash, phone_end from payments where operator = 'mtn'`);
      await row(`insert into payments (tx_ref, user_id, plan, amount, provider, mode, operator, phone_hash, phone_end, expires_at)
        select gen_random_uuid(), id, 'pro', 6000, 'campay', 'direct', 'mtn', 'h', '07', ${noon} from users
        where email = 'after@demo.mboalink.cm'`);
      expect(await payer()).toEqual({ mode: 'direct', phone_hash: 'h', phone_end: '07' });
      await row(`update payments set user_id = null`);
      expect(await payer()).toEqual({ mode: 'direct', phone_hash: null, phone_end: null });
      expect(await row(`select payer_name, payer_email, bought_days from receipts`)).toEqual({
        payer_name: null,
        payer_email: null,
        bought_days: 30,
      });
    },
  };
}
