import { keepCookies } from '../client.ts';
import type { peopleOf } from '../people.ts';
import type { Role } from './requests.ts';

/** Somebody's cookies and token, as far as they have some. */
export type Person = { cookies: Map<string, string>; accessToken?: string; retired: boolean };

type People = ReturnType<typeof peopleOf>;

const registered: Record<Exclude<Role, 'visitor'>, Record<string, unknown>> = {
  trial: {},
  expired: {},
  paid: { selectedPlan: 'premium' },
  buyer: { type: 'buyer', selectedPlan: null },
  both: { type: 'both' },
};

const states: Partial<Record<Role, string>> = {
  expired: `update subscriptions set trial_ends_at = now() - interval '5 days' where user_id = $1`,
  paid: `update subscriptions set paid_until = now() + interval '20 days' where user_id = $1`,
};

const each = 4;

/** People for every role. Whoever was signed out, deleted or is past a limit makes room for somebody new. */
export function fuzzPeople({ registerMember, sql }: Pick<People, 'registerMember' | 'sql'>) {
  const pools = new Map<Role, Promise<Person>[]>();
  let turn = 0;

  async function register(role: Exclude<Role, 'visitor'>): Promise<Person> {
    const { client, user, accessToken } = await registerMember(registered[role]);
    const state = states[role];
    if (state) await sql(state, [user._id]);
    return { cookies: client.cookies, accessToken, retired: false };
  }

  return async function personFor(role: Role): Promise<Person> {
    if (role === 'visitor') return { cookies: new Map(), retired: false };
    const pool = pools.get(role) ?? [];
    pools.set(role, pool);
    turn += 1;
    const place = turn % each;
    const standing = pool[place];
    const person = await standing;
    if (person && !person.retired) return person;
    // Whoever waited for the same person takes the successor that the first of them called.
    if (pool[place] === standing) pool[place] = register(role);
    return pool[place] ?? register(role);
  };
}

/** What an answer tells about who asked: new cookies, or that they are of no more use. */
export function learn(person: Person, response: Response, errors: readonly (string | undefined)[]): void {
  keepCookies(person.cookies, response);
  const useless = ['unauthenticated', 'daily_limit_reached', 'rate_limited'];
  if (errors.some((error) => error && useless.includes(error))) person.retired = true;
}
