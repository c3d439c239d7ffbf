import { expect } from 'vitest';
import type { Asking, Effects } from './asking.ts';

/** By what contacts in lists may be found. */
export function contactMarks({ row }: Asking): Effects {
  const mayBe = async (word: string) =>
    (await row(`select word_marks('${word}') & ~ name_marks = 0 as named from connections`)).named;
  const know = () =>
    row(`insert into connections (user_id, connected_user_id, interaction_type)
      select one.user_id, other.user_id, 'phone' from listings as one, listings as other
      where one.slug = 'after' and other.slug = 'before'`);
  const forget = () => row('with gone as (delete from connections) delete from due_marks');
  const rename = (name: string) => row(`update listings set business_name = '${name}' where slug = 'before'`);
  return {
    mark_contact: async () => {
      await know();
      expect([await mayBe('eleo'), await mayBe('chez'), await mayBe('quincaillerie')]).toEqual([
        ...[true, true, false],
      ]);
      await row('update connections set connected_user_id = null');
      expect(await row('select name_marks::int, entry_marks::int from connections')).toEqual({
        ...{ name_marks: 0, entry_marks: 0 },
      });
      await forget();
    },
    note_due_marks: async () => {
      const due = () => row('select count(*)::int as due from due_marks');
      await rename('Chez Éléonore');
      expect(await due()).toEqual({ due: 0 });
      await rename('Quincaillerie');
      await rename('Quincaillerie Ébène');
      expect(await due()).toEqual({ due: 1 });
      await rename('Chez Éléonore');
      await forget();
    },
    renew_marks: async () => {
      await know();
      await rename('Quincaillerie');
      const renew = async () => (await row('select renew_marks(10) as renewed')).renewed;
      expect([await renew(), await mayBe('quincaillerie')]).toEqual([0, false]);
      await row(`update due_marks set changed_at = changed_at - interval '2 minutes'`);
      expect([await renew(), await mayBe('quincaillerie'), await mayBe('chez')]).toEqual([1, true, false]);
      expect(await row('select count(*)::int as due from due_marks')).toEqual({ due: 0 });
      await rename('Chez Éléonore');
      await forget();
    },
  };
}
