import { currentUserSchema } from '@mboalink/shared/accounts/user.ts';
import { keysOf } from '@mboalink/shared/keys-of.ts';
import { describe, expect, it } from 'vitest';
import { seller as user } from '../../../test/seller.ts';
import { parseUser } from './stored-user.ts';

const parse = (value: unknown) => parseUser(JSON.stringify(value));
const without = (record: object, name: string) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));

describe('a user that this browser kept', () => {
  it('is taken as the server says it', () => {
    expect(parse(user)).toEqual(user);
    expect(parse({ ...user, dailyMatchesLimit: 3, quartier: 'Bali', keywords: ['beds'] })).not.toBeNull();
  });

  it.each(keysOf(currentUserSchema.shape))('is refused without %s, and with another kind of it', (field) => {
    expect(parse(without(user, field))).toBeNull();
    const kinds = ['', 0, true, null, [], {}].filter(
      (value) => !currentUserSchema.shape[field].safeParse(value).success,
    );
    for (const other of kinds) {
      if (typeof other !== typeof user[field]) expect(parse({ ...user, [field]: other })).toBeNull();
    }
  });

  it.each(['names', 'notificationPreferences'] as const)('is refused without a part of %s', (field) => {
    for (const part of Object.keys(user[field]))
      expect(parse({ ...user, [field]: without(user[field], part) })).toBeNull();
  });

  it.each(['', 'null', '[]', '"x"', '{', '{"_id":"1"}'])('is nobody where %j was kept', (text) => {
    expect(parseUser(text)).toBeNull();
  });
});
