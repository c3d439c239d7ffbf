import { shortNameLimits } from '@mboalink/shared/accounts/short-name.ts';
import { expect } from 'vitest';
import { heldDays, noon } from '../function-calls.ts';
import type { Asking, Effects } from './asking.ts';

/** Who has a short name, and for how long. */
export function shortNames({ row, rows }: Asking): Effects {
  return {
    take_short_name: async () => {
      const take = (who: string, name: string) =>
        row(`select take_short_name(id, '${name}', ${noon} - interval '1 year') as taken from users
          where email = '${who}@demo.mboalink.cm'`);
      await row(`update subscriptions set paid_until = ${noon}`);
      expect(await take('before', 'eleonore1')).toEqual({ taken: true });
      expect(await take('after', 'eleonore1')).toEqual({ taken: false });
      // Cheaper time that follows holds no name.
      const followed = `plan = 'basic', premium_until = ${noon} + interval '40 days'`;
      await row(`update subscriptions set ${followed}, paid_until = ${noon} + interval '90 days'`);
      expect(await take('before', 'eleonore2')).toEqual({ taken: true });
      const forPremium = `held_until = ${noon} + interval '43 days' + ${heldDays} as held`;
      expect(await row(`select ${forPremium} from short_names where is_current`)).toEqual({ held: true });
      await row(`update subscriptions set plan = 'premium', premium_until = null, paid_until = ${noon}`);
      expect(await rows(`select name, is_current from short_names order by name`)).toEqual([
        { name: 'eleonore1', is_current: false },
        { name: 'eleonore2', is_current: true },
      ]);
      const held = `held_until = ${noon} - interval '1 year' + ${heldDays}`;
      expect(await row(`select ${held} as held from short_names where not is_current`)).toEqual({
        held: true,
      });
      for (let former = 2; former <= shortNameLimits.former; former += 1) {
        expect(await take('before', `eleonore${former + 1}`)).toEqual({ taken: true });
      }
      expect(await take('before', 'another')).toEqual({ taken: false });
    },
    hold_short_name: async () => {
      const held = () =>
        row(`select held_until = ${noon} + interval '30 days' + ${heldDays} as while_paid,
          abs(extract(epoch from held_until - now() - ${heldDays}))::int < 60 as from_now
          from short_names where is_current`);
      expect(await held()).toEqual({ while_paid: true, from_now: false });
      await row(`update subscriptions set plan = 'basic'`);
      expect(await held()).toEqual({ while_paid: false, from_now: true });
      const followed = `plan = 'basic', premium_until = ${noon} + interval '27 days'`;
      await row(`update subscriptions set ${followed}, paid_until = ${noon} + interval '60 days'`);
      expect(await held()).toEqual({ while_paid: true, from_now: false });
      await row(`update subscriptions set plan = 'premium', premium_until = null, paid_until = ${noon}`);
      expect(await held()).toEqual({ while_paid: true, from_now: false });
    },
  };
}
