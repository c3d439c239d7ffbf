import * as accounts from '@mboalink/db/schema/accounts.ts';
import * as answers from '@mboalink/db/schema/answers.ts';
import * as billing from '@mboalink/db/schema/billing.ts';
import * as clientWords from '@mboalink/db/schema/client-words.ts';
import * as directory from '@mboalink/db/schema/directory.ts';
import * as insights from '@mboalink/db/schema/insights.ts';
import * as leads from '@mboalink/db/schema/leads.ts';
import * as needs from '@mboalink/db/schema/needs.ts';
import * as network from '@mboalink/db/schema/network.ts';
import * as payments from '@mboalink/db/schema/payments.ts';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';

/** Of each table that names a member: what of its rows the member is handed, or why nothing. */
const exported: Record<string, string> = {
  consents: 'consents',
  sessions: 'sessions',
  listings: 'user',
  short_names: 'shortNames',
  reveals: 'openedContacts',
  contact_reports: 'reports',
  saved_contacts: 'savedContacts',
  search_alerts: 'searchAlerts',
  regular_mails: 'nothing but the days on which something was looked for and mailed',
  connections: 'connections',
  contact_notes: 'notes',
  blocks: 'blocks',
  push_subscriptions: 'browsers',
  lead_states: 'leads',
  needs: 'needs',
  need_sellers: 'needsReceived',
  need_answers: 'needAnswers',
  need_reports: 'needReports',
  answered: 'answers',
  client_words: 'clientWords, and of those about the member wordsReceived',
  listing_days: 'numbers of people who looked, which name nobody',
  listing_events: 'views',
  searches: 'searches',
  payments: 'payments',
  subscriptions: 'user',
  subscription_entries: 'subscriptionEntries',
  passes: 'passes',
  account_identities: 'nothing but scrambled marks',
  one_time_codes: 'scrambled, and gone after a day',
};

it('knows of every table that names a member', () => {
  const tables = [
    accounts,
    answers,
    clientWords,
    directory,
    billing,
    insights,
    leads,
    network,
    needs,
    payments,
  ].flatMap((schema) => Object.values(schema));
  const naming = tables
    .filter((table) => is(table, PgTable))
    .map(getTableConfig)
    .filter(({ foreignKeys }) =>
      foreignKeys.some((key) => getTableConfig(key.reference().foreignTable).name === 'users'),
    );
  expect(naming.map(({ name }) => name).sort()).toEqual(Object.keys(exported).sort());
});
