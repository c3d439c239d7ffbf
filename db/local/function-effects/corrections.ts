import { expect } from 'vitest';
import type { Asking, Effects } from './asking.ts';

/** What a correction of a listing or number leads to. */
export function corrections({ row }: Asking): Effects {
  return {
    answer_case: async () => {
      const state = async () => (await row(`select state from report_cases`)).state;
      const told = () => row(`update report_cases set state = 'told'`);
      await told();
      await row(
        `update listings set description = description, visible_until = visible_until, opened_by = 3`,
      );
      expect(await state()).toBe('told');
      for (const correction of [
        `description = 'Sur mesure'`,
        `prices = '[{"label": "Ourlet", "fromXaf": 500}]'`,
        `opening_hours = '{"mon": [["08:00", "18:00"]]}'`,
        `item_slugs = '{hems}'`,
        `keywords = '{ourlet}'`,
        `profile_picture = repeat('a', 32)`,
        `quartier = 'Akwa'`,
        `landmark = 'Face au pont'`,
        `other_locations = '[{"region": "c", "city": "e"}]'`,
        `languages = '{fr}'`,
      ]) {
        await told();
        await row(`update listings set ${correction} where slug = 'before'`);
        expect(await state(), correction).toBe('answered');
      }
      await row(`update listings set keywords = '{couture}', item_slugs = '{}', quartier = null, landmark = null,
        other_locations = '[]' where slug = 'before'`);
    },
    keep_number_change: async () => {
      const changed = () =>
        row(`select number_changed_at is not null as changed from listings where slug = 'after'`);
      expect(await changed()).toEqual({ changed: false });
      await row(`update users set whatsapp = '+237670000008' where email = 'after@demo.mboalink.cm'`);
      expect(await changed()).toEqual({ changed: true });
    },
  };
}
