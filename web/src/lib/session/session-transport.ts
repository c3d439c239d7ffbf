import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { ApiError } from '../api/api-error.ts';
import type { SendCall } from '../api/send-call.ts';

export type Renewal = CurrentUser | 'refused' | 'unanswered';

type Duties = {
  /** Whether this browser knows somebody; without anybody there is nothing to renew. */
  knowsUser: () => boolean;
  renew: () => Promise<Renewal>;
  renewed: (user: CurrentUser) => void;
  /** The session is over: forget it and lead to the sign-in page. */
  lost: () => void;
};

/**
 * Sends calls. When one is refused because the session ran out, the session is renewed, once for all calls that
 * wait for it, and the call is sent again, once.
 */
export function withSession(plain: SendCall, { knowsUser, renew, renewed, lost }: Duties): SendCall {
  let renewal: Promise<Renewal> | undefined;
  const renewTogether = () => {
    renewal ??= renew().finally(() => {
      renewal = undefined;
    });
    return renewal;
  };
  const giveUp = (refusal: unknown) => {
    if (isSessionOver(refusal)) lost();
    throw refusal;
  };
  return (call) =>
    plain(call).catch(async (refusal: unknown) => {
      if (!isSessionOver(refusal) || !knowsUser()) return giveUp(refusal);
      const outcome = await renewTogether();
      if (outcome === 'refused') return giveUp(refusal);
      if (outcome === 'unanswered') throw new ApiError('network');
      renewed(outcome);
      return plain(call).catch(giveUp);
    });
}

/** A wrong code is a 401 as well, and no reason to renew anything. */
const isSessionOver = (thrown: unknown) => thrown instanceof ApiError && thrown.code === 'unauthenticated';
