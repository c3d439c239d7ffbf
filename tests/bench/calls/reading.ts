import type { Member } from '../../setup/people.ts';
import type { Call } from '../measure.ts';

/** Reads a path as a member, who must be answered. */
export function reading({ client }: Pick<Member, 'client'>): (path: string) => Call {
  return (path) => async () => {
    const { status } = await client.rest('GET', path);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
  };
}
