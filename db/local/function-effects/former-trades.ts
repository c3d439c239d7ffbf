import { expect } from 'vitest';
import type { Asking, Effects } from './asking.ts';

/** Which trades a listing had. */
export function formerTrades({ row }: Asking): Effects {
  return {
    keep_former_trade: async () => {
      const former = () =>
        row(
          `select string_agg(subcategory_slug || ' ' || town, ', ' order by town) as all from former_trades`,
        );
      const [{ subcategory_slug: trade, city_slug: town }] = [
        await row(`select subcategory_slug, city_slug from listings where slug = 'before'`),
      ];
      await row(`update listings set city_slug = city_slug, description = description where slug = 'before'`);
      expect(await former()).toEqual({ all: null });
      await row(`update listings set city_slug = 'kribi' where slug = 'before'`);
      await row(`update listings set city_slug = $1 where slug = 'before'`, [town]);
      await row(`update listings set city_slug = 'kribi' where slug = 'before'`);
      expect((await former()).all).toBe(`${trade} ${town}, ${trade} kribi`);
      await row(`update listings set city_slug = $1 where slug = 'before'`, [town]);
      const others = (list: object[]) =>
        row(`update listings set other_locations = $1 where slug = 'before'`, [JSON.stringify(list)]);
      await others([{ region: 'c', city: 'other' }]);
      await others([]);
      expect((await former()).all).toBe(`${trade} c/other, ${trade} ${town}, ${trade} kribi`);
    },
  };
}
