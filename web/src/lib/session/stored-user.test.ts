import { afterEach, describe, expect, it, vi } from 'vitest';
import { seller as user } from '../../../test/seller.ts';
import { parseUser, readUser, userOfDocument, writeUser } from './stored-user.ts';

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

/** A storage with room for so many texts. */
function storageOf(room: number) {
  const kept = new Map<string, string>();
  const setItem = (key: string, value: string) => {
    if (kept.size >= room) throw new DOMException('Full', 'QuotaExceededError');
    kept.set(key, value);
  };
  return {
    kept,
    setItem,
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => kept.delete(key),
  };
}

describe('where the storage is full', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('the tab knows who is here, and nobody who was here before, until they are gone', () => {
    const local = storageOf(1);
    const session = storageOf(1);
    vi.stubGlobal('localStorage', local);
    vi.stubGlobal('sessionStorage', session);
    writeUser(user);
    expect([readUser(), local.kept.size, session.kept.size]).toEqual([user, 1, 0]);
    const next = { ...user, _id: 'next' };
    writeUser(next);
    expect([readUser(), local.kept.size, session.kept.size]).toEqual([next, 0, 1]);
    writeUser(null);
    expect([readUser(), local.kept.size, session.kept.size]).toEqual([null, 0, 0]);
  });

  it('other tabs go on knowing who is here, who changed, and the tab how, until another is here', () => {
    const local = storageOf(1);
    const session = storageOf(1);
    vi.stubGlobal('localStorage', local);
    vi.stubGlobal('sessionStorage', session);
    writeUser(user);
    writeUser({ ...user, name: 'Ngo' });
    expect([local, session].map(({ kept }) => parseUser(kept.get('user') ?? null)?.name)).toEqual([
      user.name,
      'Ngo',
    ]);
    expect(readUser()?.name).toBe('Ngo');
    local.kept.set('user', JSON.stringify({ ...user, _id: 'next' }));
    expect(readUser()?._id).toBe('next');
  });

  it('and nothing may be kept at all, nobody is known', () => {
    vi.stubGlobal('localStorage', storageOf(0));
    vi.stubGlobal('sessionStorage', undefined);
    writeUser(user);
    expect(readUser()).toBeNull();
  });
});

describe('whom the document was made for', () => {
  afterEach(() => void vi.unstubAllGlobals());

  const secondAgo = () => performance.timeOrigin - 1000;
  const secondLater = () => performance.timeOrigin + 1;

  it.each([
    ['is here where nobody signed out', () => null, user],
    ['is here where somebody signed out before it was asked for', secondAgo, user],
    ['is nobody where somebody signed out since', secondLater, null],
    ['is nobody where somebody else has signed in after that', () => `${secondLater()} over`, null],
    ['is nobody where no server has heard of a sign-out', () => 'pending', null],
  ])('%s', (_, signedOut, expected) => {
    const storage = storageOf(1);
    const said = signedOut();
    if (said !== null) storage.setItem('sign-out', String(said));
    vi.stubGlobal('localStorage', storage);
    vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify({ user }) }) });
    expect(userOfDocument()).toEqual(expected);
  });
});
