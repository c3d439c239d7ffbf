import type { StatementFunction } from '@mboalink/db/sql/statement-function.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { QueryContext } from '../../context.ts';
import { lockForNew, showContacts } from './show-contacts.ts';
import { askedBy } from './show-listed.ts';

/** An instant at which no span and no day begins. */
const someTime = new Date('2000-01-02T10:17:23.456Z');

const types = {
  keys: 'integer[]',
  needs_room: 'boolean',
  shows_new: 'boolean',
  network_hashes: 'text[]',
  network_factors: 'integer[]',
  member_id: 'uuid',
  session_id: 'uuid',
  asked_at: 'timestamptz',
  asked_span: 'timestamptz',
  hour_ago: 'timestamptz',
  first_hours_ago: 'timestamptz',
  day_start: 'timestamptz',
  asked_day: 'date',
} as const;

type ParameterName = keyof typeof types;

/**
 * `show_listed`: the statements that show contacts in a list, as a function of the database. The migrations hold its text:
 * whoever changes the statements, or a limit that they hold, adds one.
 */
export function showListedFunction(db: QueryContext['db']): StatementFunction {
  const viewer = {
    userId: '00000000-0000-7000-8000-000000000001',
    sessionId: '00000000-0000-7000-8000-000000000002',
    generation: 1,
  };
  const ctx = { db, viewer, now: someTime };
  const standIns: Record<ParameterName, string> = {
    ...{ keys: '<keys>', needs_room: '<needs_room>', shows_new: '<shows_new>' },
    ...{ network_hashes: '<network_hashes>', network_factors: '<network_factors>' },
    ...askedBy(ctx),
  };
  const given = <Value>(name: ParameterName): SQL<Value> => sql<Value>`${standIns[name]}`;
  const list = {
    way: 'list',
    keys: given<number[] | null>('keys'),
    needsRoom: given<boolean>('needs_room'),
    showsNew: given<boolean>('shows_new'),
    networks: { hashes: given('network_hashes'), factors: given('network_factors') },
  } as const;
  const { lock, show } = showContacts(ctx, list);
  const names = Object.keys(types) as ParameterName[];
  const parameters = names.map((name) => [name, { type: types[name], standIn: standIns[name] }] as const);
  return {
    name: 'show_listed',
    parameters: Object.fromEntries(parameters),
    before: [{ statement: lockForNew(ctx, list), decides: 'shows_new' }, { statement: lock }],
    answer: show,
  };
}
