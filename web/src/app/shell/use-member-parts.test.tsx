import { expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { untilDone } from '../../lib/until-done.ts';
import { useMemberParts } from './use-member-parts.ts';

vi.mock('../../lib/until-done.ts', { spy: true });
vi.mock('./member-parts.tsx', () => ({ sidebarIcons: {} }));

it('asks once for the file of all who want it, and not for visitors', async () => {
  const visitor = await renderHook(() => useMemberParts(false));
  expect(untilDone).not.toHaveBeenCalled();
  const asking = [0, 1, 2].map(() => renderHook(() => useMemberParts(true)));
  for (const { result } of await Promise.all(asking))
    await vi.waitFor(() => expect(result.current).toHaveProperty('sidebarIcons'));
  expect(untilDone).toHaveBeenCalledOnce();
  expect(visitor.result.current).toBeUndefined();
});
