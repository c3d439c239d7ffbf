import { expect } from 'vitest';
import { noon } from '../function-calls.ts';
import type { Asking, Effects } from './asking.ts';

/** Where a listing is found. */
export function locations({ row, rows }: Asking): Effects {
  return {
    drop_repeated_location: async () => {
      const other = (quartier: string) => ({ region: 'c', city: 'd', quartier, landmark: null });
      const set = (columns: string, ...values: unknown[]) =>
        row(
          `update listings set ${columns} where slug = 'before' returning other_locations as others`,
          values,
        );
      const before = [other('Akwa'), other('Élan'), other('Bali')];
      await set(`other_locations = $1`, JSON.stringify(before));
      expect(await set(`quartier = 'elan'`)).toEqual({ others: [other('Akwa'), other('Bali')] });
      await set(`quartier = null, other_locations = '[]'`);
      await expect(set(`opening_hours = '{"mon": []}'`)).rejects.toMatchObject({ code: '23514' });
    },
    found_locations: async () => {
      const places = () =>
        rows(`select found.city from listings, found_locations(listings) as found where slug = 'before'
          order by found.city`);
      await row(`update listings set other_locations = '[{"region": "c", "city": "e"}]'`);
      await row(`update subscriptions set plan = 'pro'`);
      expect(await places()).toEqual([{ city: 'd' }]);
      await row(`update subscriptions set plan = 'premium', paid_until = ${noon}`);
      expect(await places()).toEqual([{ city: 'd' }, { city: 'e' }]);
      await row(`update subscriptions set paid_until = null`);
    },
  };
}
