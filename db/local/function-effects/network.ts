import { expect } from 'vitest';
import type { Asking, Effects } from './asking.ts';

/** What becomes of a connection. */
export function network({ row }: Asking): Effects {
  return {
    begin_digests: async () => {
      const digests = `select count(*)::int from regular_mails where kind = 'weeklyDigest'`;
      const listed = await row('select count(*)::int from listings');
      expect(await row(digests)).toEqual(listed);
    },
    forget_who_left: async () => {
      await row(`insert into connections (user_id, connected_user_id, interaction_type, note)
        select one.user_id, other.user_id, 'phone', 'Awa, la menuisière' from listings as one, listings as other
        where one.slug = 'before' and other.slug = 'after'`);
      const note = async () => (await row('select note from connections')).note;
      await row(`update connections set trust_level = 'trusted', connected_user_id = connected_user_id`);
      expect(await note()).toBe('Awa, la menuisière');
      await row('update connections set connected_user_id = null');
      expect(await note()).toBeNull();
      await row('delete from connections');
    },
  };
}
