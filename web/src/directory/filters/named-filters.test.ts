import type { FilterName } from '@mboalink/shared/directory/filters.ts';
import { expect, it } from 'vitest';
import { messages } from '../../i18n/en/search.ts';

/** What the given text calls each filter; those below another go without saying. */
const names: Record<FilterName, string | null> = {
  category: 'category',
  subcategory: null,
  items: null,
  region: 'region',
  city: 'city',
  userType: 'user type',
};

it('the text that asks for a criterion names every filter, and no other', () => {
  const listed = /\((.*)\)/.exec(messages.box.needCriteria)?.[1]?.split(/, (?:or )?/) ?? [];
  expect(listed.sort()).toEqual(
    Object.values(names)
      .filter((name) => name !== null)
      .sort(),
  );
});
