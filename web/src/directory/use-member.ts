import { useSession } from '../lib/session/session-context.ts';

/** Who searches. The guard lets only signed-in people in; the empty person is the moment of signing out. */
export function useMember() {
  const { user } = useSession();
  return {
    id: user?._id ?? '',
    /** Null where there is none. */
    dailyLimit: user?.dailyMatchesLimit ?? null,
    isInTrial: user?.isInTrial ?? false,
    region: user?.region ?? '',
    city: user?.city ?? '',
  };
}
