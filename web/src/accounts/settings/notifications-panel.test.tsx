import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithMessages } from '../../../test/render.tsx';
import { seller } from '../../../test/seller.ts';
import { dropUser, keepUser } from '../../lib/session/session-store.ts';
import { NotificationsPanel } from './notifications-panel.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  dropUser();
});

it.each([
  [
    'en',
    'Coming later. Your choice is kept until then.',
    /Mondays/,
    ['Offers', 'News about', 'People who', 'Requests', 'in this browser'],
  ],
  [
    'fr',
    'Bientôt disponible. Votre choix est gardé d’ici là.',
    /lundi/,
    ['Offres', 'nouveautés', 'Les gens', 'demandes', 'ce navigateur'],
  ],
] as const)(
  'says of what nobody sends yet that it is not sent, and keeps the choice, in %s',
  async (language, later, sent, names) => {
    const kept: unknown[] = [];
    vi.spyOn(window, 'fetch').mockImplementation(async (_, init) => {
      kept.push(JSON.parse(String(init?.body)));
      return new Response(null, { status: 503 });
    });
    keepUser(seller);
    await renderWithMessages(<NotificationsPanel user={seller} />, {
      language,
      messages: ['settings', 'errors'],
    });
    const group = page.getByRole('group', { name: later });
    for (const name of names)
      await expect.element(group.getByRole('switch', { name: new RegExp(name) })).toBeVisible();
    expect(group.getByRole('switch').all()).toHaveLength(names.length);
    await expect.element(page.getByRole('switch', { name: sent })).toBeVisible();
    await group.getByRole('switch').last().click({ force: true });
    await expect.poll(() => kept).toEqual([{ marketing: true }]);
  },
);
