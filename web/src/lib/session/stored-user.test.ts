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

  it.each(['_id', 'name', 'email', 'whatsapp', 'keywords', 'names', 'notificationPreferences'])(
    'is refused without %s, and with another kind of it',
    (field) => {
      expect(parse(without(user, field))).toBeNull();
      expect(parse({ ...user, [field]: 0 })).toBeNull();
    },
  );

  it.each(['', 'null', '[]', '"x"', '{', '{"_id":"1"}'])('is nobody where %j was kept', (text) => {
    expect(parseUser(text)).toBeNull();
  });
});
