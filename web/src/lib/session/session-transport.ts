import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import type { Transport } from '../api/transport.ts';

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
export function withSession(plain: Transport, { knowsUser, renew, renewed, lost }: Duties): Transport {
  let renewal: Promise<Renewal> | undefined;
  const renewTogether = () => {
    renewal ??= renew().finally(() => {
      renewal = undefined;
    });
    return renewal;
  };
  const giveUp = (refusal: Response) => {
    lost();
    return refusal;
  };
  return async (input, init) => {
    const answer = await plain(input, init);
    if (!(await wantsSession(answer))) return answer;
    if (!knowsUser()) return giveUp(answer);
    const outcome = await renewTogether();
    if (outcome === 'refused') return giveUp(answer);
    if (outcome === 'unanswered') throw new TypeError('the session could not be renewed: no answer');
    renewed(outcome);
    const second = await plain(input, init);
    return (await wantsSession(second)) ? giveUp(second) : second;
  };
}

/** A wrong code is a 401 as well, and no reason to renew anything. */
async function wantsSession(answer: Response): Promise<boolean> {
  if (answer.status !== 401) return false;
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  const { error } = (body ?? {}) as { error?: string | { data?: { error?: string } } };
  return (typeof error === 'string' ? error : error?.data?.error) === 'unauthenticated';
}
