import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithMessages } from '../../../test/render.tsx';
import { seller } from '../../../test/seller.ts';
import { ProfilePreview } from './profile-preview.tsx';

it('shows the listing as its owner typed it, and says that contact details in it stay hidden', async () => {
  const user = { ...seller, description: 'Robes de mariée, WhatsApp 677 77 00 00' };
  await renderWithMessages(<ProfilePreview user={user} />, { messages: ['settings', 'search', 'directory'] });
  await expect.element(page.getByText('Robes de mariée', { exact: false })).toBeVisible();
  await expect.element(page.getByText('links in your texts stay hidden', { exact: false })).toBeVisible();
});
