import { expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { untilDone } from '../../lib/until-done.ts';
import { useMemberParts } from './use-member-parts.ts';

vi.mock('../../lib/until-done.ts', { spy: true });
vi.mock('./member-parts.tsx', () => ({ sidebarIcons: {} }));

it('asks once for the file of all who want it, and not for visitors', async () => {
  const visitor = await renderHook(() => useMemberParts(false));
  expect(untilDone).not.toHaveBeenCalled();
  const { result } = await renderHook(() => [
    useMemberParts(true),
    useMemberParts(true),
    useMemberParts(true),
  ]);
  await vi.waitFor(() => {
    for (const parts of result.current) expect(parts).toHaveProperty('sidebarIcons');
  });
  expect(untilDone).toHaveBeenCalledOnce();
  expect(visitor.result.current).toBeUndefined();
});
