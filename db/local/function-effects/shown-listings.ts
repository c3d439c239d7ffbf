import { expect } from 'vitest';
import type { Asking, Effects } from './asking.ts';

/** When a listing shows. */
export function shownListings({ row }: Asking): Effects {
  return {
    show_listing_of_user: async () => {
      const visible = () =>
        row(`select visible_until > '-infinity' as shown, plan_weight from listings where slug = 'before'`);
      const set = (value: string) =>
        row(`update users set deleted_at = ${value} where email = 'before@demo.mboalink.cm'`);
      await set('now()');
      expect(await visible()).toEqual({ shown: false, plan_weight: 1 });
      await set('null');
      expect(await visible()).toEqual({ shown: true, plan_weight: 1 });
    },
    show_listing_of_case: async () => {
      const visible = () =>
        row(`select visible_until > now() as shown, plan_weight from listings where slug = 'before'`);
      const set = (state: string) => row(`update report_cases set state = $1`, [state]);
      await row(`insert into report_cases (contact_id, state, answered_at) select user_id, 'answered', now() from listings
        where slug = 'before'`);
      const version = () => row(`select xmin, ctid from listings where slug = 'before'`);
      const written = await version();
      await set('told');
      await row(`update report_cases set state = 'answered', answered_at = now()`);
      expect(await version()).toEqual(written);
      expect(await visible()).toEqual({ shown: true, plan_weight: 1 });
      for (const [state, shown] of [
        ['hidden', false],
        ['lapsed', true],
        ['confirmed', false],
        ['dismissed', true],
      ] as const) {
        await set(state);
        expect(await visible()).toEqual({ shown, plan_weight: 1 });
      }
      await row(
        `insert into report_cases (contact_id, state) select contact_id, 'confirmed' from report_cases`,
      );
      expect(await visible()).toEqual({ shown: false, plan_weight: 1 });
      await row(`delete from report_cases where state = 'confirmed'`);
      await set('lapsed');
      expect(await visible()).toEqual({ shown: true, plan_weight: 1 });
    },
  };
}
