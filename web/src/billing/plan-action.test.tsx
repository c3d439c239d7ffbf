import { findPlan } from '@mboalink/shared/catalogue/plans.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { renderWithMessages } from '../../test/render.tsx';
import { seller } from '../../test/seller.ts';
import { SessionContext } from '../lib/session/session-context.ts';
import { PlanAction } from './plan-action.tsx';
import type { Subscription } from './use-subscription.ts';

afterEach(() => vi.useRealTimers());

/** Ten days of Basic are left when the server answers. */
const subscription = {
  asOf: '2026-11-20T12:00:00.000Z',
  trialEndsAt: null,
  plans: [{ plan: 'basic', until: '2026-11-30T12:00:00.000Z' }],
} as unknown as Subscription;

it.each(['2010-01-01T00:00:00Z', '2027-01-01T00:00:00Z'])(
  'says how long a dearer plan would run on a phone whose clock says %s',
  async (clock) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(clock) });
    const premium = findPlan('premium');
    await renderWithMessages(
      <SessionContext value={{ status: 'signed-in', user: seller }}>
        {premium && <PlanAction plan={premium} subscription={subscription} onChoose={() => {}} />}
      </SessionContext>,
      { messages: ['pricing'] },
    );
    await expect.poll(() => document.body.textContent).toContain('December 2026');
  },
);
