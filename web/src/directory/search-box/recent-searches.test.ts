import { beforeEach, describe, expect, it, vi } from 'vitest';
import { purgePersonalCaches } from '../../lib/personal-caches.ts';
import { forgetSearches } from './forget-searches.ts';
import { recentSearches, recentSearchesWith, rememberSearch } from './recent-searches.ts';

describe('recent searches', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
  });

  it('are the last five, the latest first, each once', () => {
    for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'B', '']) rememberSearch('u', text);
    expect(recentSearches('u')).toEqual(['B', 'f', 'e', 'd', 'c']);
  });

  it('are offered where what is typed is a part of them, but not what is typed already', () => {
    for (const text of ['Maçon Akwa', 'plombier', 'plombier douala']) rememberSearch('u', text);
    expect(recentSearchesWith('u', ' ')).toHaveLength(3);
    expect(recentSearchesWith('u', 'macon')).toEqual(['Maçon Akwa']);
    expect(recentSearchesWith('u', 'AKWA ')).toEqual(['Maçon Akwa']);
    expect(recentSearchesWith('u', 'Plombier')).toEqual(['plombier douala']);
    expect(recentSearchesWith('u', 'menuisier')).toEqual([]);
  });

  it('are shown to nobody else on the same phone', () => {
    rememberSearch('u', 'a');
    expect(recentSearches('someone-else')).toEqual([]);
    purgePersonalCaches();
    expect(recentSearches('u')).toEqual([]);
  });

  it('survive nonsense in the storage, and can be cleared', () => {
    localStorage.setItem('recent-searches', '{"userId":"u","texts":"oops"}');
    expect(recentSearches('u')).toEqual([]);
    rememberSearch('u', 'a');
    forgetSearches();
    expect(recentSearches('u')).toEqual([]);
  });
});
