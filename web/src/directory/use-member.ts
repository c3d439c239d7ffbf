import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import type { PlanId } from '@mboalink/shared/catalogue/plans.ts';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../i18n/create-i18n.ts';
import type { Reader } from '../lib/api/directory-queries.ts';
import { useSession } from '../lib/session/session-context.ts';

/** Who searches. The guard lets only signed-in people in; the empty person is the moment of signing out. */
export function useMember() {
  const { user } = useSession();
  return {
    id: user?._id ?? '',
    /** Null where there is none. */
    dailyLimit: user?.dailyMatchesLimit ?? null,
    isInTrial: user?.isInTrial ?? false,
    paidInTrial: paidInTrial(user),
    region: user?.region ?? '',
    city: user?.city ?? '',
  };
}

/** Who searches, and in which language. */
export function useReader(): Reader {
  const { i18n } = useTranslation();
  return { userId: useMember().id, language: languageOf(i18n) };
}

/** The plan that somebody paid for in a trial that still runs, behind which it begins. */
function paidInTrial(user: CurrentUser | null): PlanId | undefined {
  if (!user?.isInTrial || !user.paidUntil || user.subscriptionPlan === 'free') return undefined;
  return user.subscriptionPlan;
}
