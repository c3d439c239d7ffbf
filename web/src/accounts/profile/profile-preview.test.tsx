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
  const premium: typeof seller = {
    ...user,
    ...{ subscriptionPlan: 'premium', subscriptionState: 'active', isInTrial: false },
    paidUntil: '2126-01-01T00:00:00.000Z',
  };
  const messages = ['settings', 'search', 'directory'] as const;
  const { rerender } = await renderWithMessages(<ProfilePreview user={user} />, { messages: [...messages] });
  await expect.element(page.getByText('Akwa 677', { exact: false }).first()).toBeVisible();
  // Further addresses are read by others while premium runs.
  await rerender(<ProfilePreview user={premium} />);
  await expect.element(page.getByText('Akwa', { exact: false })).not.toBeInTheDocument();
});
