import { expect, it } from 'vitest';
import { trpc } from '../lib/trpc.ts';
import { callError, renderScreen } from './render-screen.tsx';

function Name() {
  const { data, error } = trpc.accounts.me.useQuery();
  return <p>{error?.message ?? data?.user.name}</p>;
}

it('answers calls from its table', async () => {
  const screen = await renderScreen(<Name />, {
    answers: { 'accounts.me': () => ({ user: { name: 'Awa' } }) },
  });
  await expect.element(screen.getByText('Awa')).toBeVisible();
});

it('refuses calls as the server does', async () => {
  const refuse = () => {
    throw callError('rate_limited');
  };
  const screen = await renderScreen(<Name />, { answers: { 'accounts.me': refuse } });
  await expect.element(screen.getByText('rate_limited')).toBeVisible();
});
