import { expect } from 'vitest';
import type { Asking, Effects } from './asking.ts';

/** What a listing is found by, and which terms are left. */
export function searchIndex({ row, rows }: Asking): Effects {
  return {
    remove_search_entry: async () => {
      const left = () =>
        row(`select (select count(*)::int from search_entries) as entries,
          (select count(distinct search_key)::int from search_postings) as indexed`);
      expect(await left()).toEqual({ entries: 2, indexed: 2 });
      await row(`update listings set visible_until = '-infinity' where slug = 'after'`);
      expect(await left()).toEqual({ entries: 1, indexed: 1 });
    },
    remove_search_postings: async () => {
      await row(`delete from lost_terms`);
      await row(`update listings set keywords = '{retouche}' where slug = 'before'`);
      const posted = `select array_agg(name order by name) as names from search_postings join search_terms on id = term
        where kind = 'word'`;
      expect(await row(posted)).toEqual({ names: ['eleonore', 'retouche'] });
    },
    log_lost_terms: async () => {
      const lost = `select array(select name from search_terms where id = any (terms)) as names from lost_terms`;
      expect(await rows(lost)).toEqual([{ names: ['couture'] }]);
    },
    drop_unused_terms: async () => {
      const known = () =>
        rows(`select name from search_terms where kind = 'word' and name in ('couture', 'eleonore', 'retouche')
          order by name`);
      expect(await known()).toHaveLength(3);
      await row(`insert into lost_terms (terms) select array_agg(id) from search_terms where kind = 'word'`);
      await row(`select drop_unused_terms(1000)`);
      expect(await known()).toEqual([{ name: 'eleonore' }, { name: 'retouche' }]);
      expect(await rows(`select from lost_terms`)).toEqual([]);
    },
    log_listing_change: async () => {
      expect(await row(`select sum(change)::int as left from listing_changes`)).toEqual({ left: 1 });
      const [{ last }] = await rows(`select max(id) as last from listing_changes`);
      const edit = (columns: string) => row(`update listings set ${columns} where slug = 'before'`);
      await edit(`keywords = '{couture}', description = 'Rideaux'`);
      await edit(`subcategory_slug = 'e', keywords = '{}'`);
      await edit(`subcategory_slug = 'b', keywords = '{couture}'`);
      const logged = await rows(
        `select change, array(select name from search_terms where id = any (terms)) as names from listing_changes
          where id > $1 order by id`,
        [last],
      );
      expect(logged).toEqual([
        { change: -1, names: ['b'] },
        { change: 1, names: ['e'] },
        { change: -1, names: ['e'] },
        { change: 1, names: ['b'] },
      ]);
    },
  };
}
