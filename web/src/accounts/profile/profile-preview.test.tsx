import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithMessages } from '../../../test/render.tsx';
import { seller } from '../../../test/seller.ts';
import { ProfilePreview } from './profile-preview.tsx';

it('shows what an owner typed as others read it', async () => {
  const user = { ...seller, description: 'Robes de mariée, WhatsApp 677 77 00 00' };
  await renderWithMessages(<ProfilePreview user={user} />, { messages: ['settings', 'search', 'directory'] });
  await expect.element(page.getByText('(number hidden)', { exact: false })).toBeVisible();
  expect(page.getByText('677 77 00 00', { exact: false }).query()).toBeNull();
});

it('shows no part of a number that an address goes on with', async () => {
  const address = { region: 'littoral', city: 'douala', landmark: null };
  const locations = ['Akwa 677', '77 00 00'].map((quartier) => ({ ...address, quartier }));
  const user = { ...seller, quartier: 'Akwa 677', locations };
  await renderWithMessages(<ProfilePreview user={user} />, { messages: ['settings', 'search', 'directory'] });
  await expect.element(page.getByText('Douala', { exact: false }).first()).toBeVisible();
  expect(page.getByText('677', { exact: false }).query()).toBeNull();
});
