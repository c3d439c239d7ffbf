import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { expect, it, onTestFinished, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { effectsRun } from '../../../test/render.tsx';
import { SessionContext } from '../../lib/session/session-context.ts';
import { useWallet } from './use-wallet.ts';

// A page keeps the failure of a file, so it is one that arrived that fails.
const startWallet = vi.hoisted(() => vi.fn());
vi.mock('../../lib/wallet/wallet.ts', () => ({ startWallet }));

it('begins again with a wallet that failed once the network is back, as long as its owner is here', async () => {
  localStorage.setItem('this-phone', '{}');
  onTestFinished(() => localStorage.clear());
  const user = { _id: 'u1', email: 'a@b.cm' } as CurrentUser;
  startWallet.mockReset().mockImplementation(() => {
    throw new TypeError('Failed to fetch');
  });
  const { unmount } = await renderHook(() => useWallet(), {
    wrapper: ({ children }) => (
      <SessionContext value={{ status: 'signed-in', user }}>{children}</SessionContext>
    ),
  });
  await vi.waitFor(() => expect(startWallet).toHaveBeenCalledTimes(1));
  await new Promise((done) => setTimeout(done));
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(startWallet).toHaveBeenCalledTimes(2));
  expect(startWallet).toHaveBeenLastCalledWith('u1', 'a@b.cm');
  await unmount();
  await effectsRun();
  dispatchEvent(new Event('online'));
  await new Promise((done) => setTimeout(done, 50));
  expect(startWallet).toHaveBeenCalledTimes(2);
});
