import { expect } from 'vitest';
import type { Asking, Effects } from './asking.ts';

/** What a listing was called, and what a buyer is found by. */
export function listedBuyers({ row, rows }: Asking): Effects {
  return {
    keep_shown_name: async () => {
      const set = async (columns: string) =>
        (await row(`update listings set ${columns} where slug = 'before' returning shown_name`)).shown_name;
      expect(await set(`business_name = 'Ébène', paused = true`)).toBe('Chez Éléonore');
      expect(await set(`business_name = 'Acajou', description = ''`)).toBe('Chez Éléonore');
      expect(await set('paused = false')).toBeNull();
      expect(await set(`business_name = 'Chez Éléonore'`)).toBeNull();
      expect(await set(`user_type = 'buyer', listed_as_buyer = true`)).toBeNull();
      expect(await set(`user_type = 'seller', paused = true`)).toBe('');
      expect(await set('paused = false')).toBeNull();
    },
    write_buyer_entry: async () => {
      const entry = () =>
        rows(`select visible_until = 'infinity' as shown, name_folded, listed_as_buyer, array(select kind || ' ' || name
            from search_terms where id = any (terms) order by 1) as terms,
            (select count(*)::int from search_postings as posting where posting.search_key = listings.search_key) as posted
          from listings join search_entries using (search_key) where slug = 'before'`);
      const set = (columns: string) => row(`update listings set ${columns} where slug = 'before'`);
      const [seller] = await entry();
      await set(`user_type = 'buyer'`);
      expect(await entry()).toEqual([]);
      await set(`listed_as_buyer = true`);
      const buyer = {
        ...{ shown: true, name_folded: '', listed_as_buyer: true, posted: 0 },
        terms: ['city d', 'region c', 'type buyer'],
      };
      expect(await entry()).toEqual([buyer]);
      await set(`paused = true`);
      expect(await entry()).toEqual([]);
      await set(`paused = false`);
      expect(await entry()).toEqual([buyer]);
      await set(`user_type = 'seller'`);
      expect(await entry()).toEqual([seller]);
      expect(seller).toMatchObject({ shown: false, name_folded: 'chez eleonore', listed_as_buyer: false });
    },
  };
}
