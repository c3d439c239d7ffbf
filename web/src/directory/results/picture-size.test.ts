import { pictureLimits } from '@mboalink/shared/limits.ts';
import { expect, it } from 'vitest';
import { messages as en } from '../../i18n/en/directory.ts';
import { messages as fr } from '../../i18n/fr/directory.ts';

it('says what a picture costs at most, as it is kept', () => {
  const kilobytes = pictureLimits.shownBytes / 1000;
  for (const { card } of [en, fr])
    for (const text of [card.picture, card.showPicture])
      expect(text).toMatch(new RegExp(`\\(${kilobytes} K[Bo] `));
});
