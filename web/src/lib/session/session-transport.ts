import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { ApiError } from '../api/api-error.ts';
import type { SendCall } from '../api/send-call.ts';

export type Renewal = CurrentUser | 'refused';

type Duties = {
  /** The id of whom this browser knows; without anybody there is nothing to renew. */
  whoIsHere: () => string | undefined;
  /** Rejects where nobody could say either. */
  renew: () => Promise<Renewal>;
  renewed: (user: CurrentUser) => void;
  /** The session is over: forget it and lead to the sign-in page. */
  lost: () => void;
};

/**
 * Sends calls. When one is refused because the session ran out, the session is renewed, once for all calls that
 * wait for it, and the call is sent again, once. Nothing of this touches whoever is here by then in place of the person who called.
 */
export function withSession(plain: SendCall, { whoIsHere, renew, renewed, lost }: Duties): SendCall {
  const renewals = new Map<string, Promise<Renewal>>();
  const renewTogether = (caller: string) => {
    const renewal = renewals.get(caller) ?? renew().finally(() => renewals.delete(caller));
    renewals.set(caller, renewal);
    return renewal;
  };
  return (call) => {
    const caller = whoIsHere();
    const giveUp = (refusal: unknown) => {
      if (isSessionOver(refusal) && caller && whoIsHere() === caller) lost();
      throw refusal;
    };
    return plain(call).catch(async (refusal: unknown) => {
      if (!isSessionOver(refusal) || !caller || whoIsHere() !== caller) return giveUp(refusal);
      const outcome = await renewTogether(caller).catch((unanswered: unknown) => {
        throw whoIsHere() === caller ? unanswered : refusal;
      });
      if (outcome === 'refused' || whoIsHere() !== caller) return giveUp(refusal);
      renewed(outcome);
      if (outcome._id !== caller) throw refusal;
      return plain(call).catch(giveUp);
    });
  };
}

/** A wrong code is a 401 as well, and no reason to renew anything. */
const isSessionOver = (thrown: unknown) => thrown instanceof ApiError && thrown.code === 'unauthenticated';
