import { expect } from 'vitest';
import type { Asking, Effects } from './asking.ts';

/** Where names stand in the alphabet, and what is counted. */
export function namesAndCounts({ row, rows }: Asking): Effects {
  const counts = () =>
    row(`select (select listed from listing_counts where place = 0 and kind = 'subcategory') as listed,
      (select count(*)::int from listing_changes) as waiting`);
  return {
    has_room: async () => {
      const room = (at: string) => row(`select has_room('chez eleonore', ${at}) as room`);
      expect(await row(`select has_room(name_folded, name_position) as room from listings limit 1`)).toEqual({
        room: true,
      });
      await row(`update listings set business_name = 'Chez Éléonore et filles' where slug = 'after'`);
      const other = `(select name_position from listings where slug = 'after')`;
      expect(await room(`${other} - 1`)).toEqual({ room: true });
      expect(await room(other)).toEqual({ room: false });
      expect(await room(`${other} + 1`)).toEqual({ room: false });
    },
    spread_names: async () => {
      await row(`update listings set name_position = 7`);
      expect(await row(`select spread_names('chez eleonore') as spread`)).toEqual({ spread: true });
      const places = `select slug, has_room(name_folded, name_position) as room,
        (select array_agg(distinct posting.name_position) from search_postings as posting
          where posting.search_key = listings.search_key) = array[name_position] as posted
        from listings order by name_position`;
      expect(await rows(places)).toEqual([
        { slug: 'before', room: true, posted: true },
        { slug: 'after', room: true, posted: null },
      ]);
    },
    check_placed_names: async () => {
      await row(`update listings set name_position = 7`);
      await row(`select check_placed_names(1000)`);
      const left =
        await row(`select count(distinct name_position)::int as places, (select count(*)::int from placed_names)
        as waiting from listings`);
      expect(left).toEqual({ places: 2, waiting: 0 });
    },
    move_listing_counts: async () => {
      await row(`select move_listing_counts(1000)`);
      expect(await counts()).toEqual({ listed: 1, waiting: 0 });
    },
    recount_listings: async () => {
      await row(`update listing_counts set listed = 7`);
      await row(`select recount_listings()`);
      expect(await counts()).toEqual({ listed: 1, waiting: 0 });
    },
    count_active_members: async () => {
      await row(`select count_active_members(now() - interval '1 hour')`);
      expect(await row(`select listed from listing_counts where kind = 'active'`)).toEqual({ listed: 2 });
    },
  };
}
