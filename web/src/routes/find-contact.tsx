import { readAskedSlug } from '@mboalink/shared/directory/criteria.ts';
import { errorStatus } from '@mboalink/shared/errors.ts';
import { useTranslation } from 'react-i18next';
import { type ActionFunctionArgs, data, redirect, useActionData, useLocation } from 'react-router';
import { Head } from '../components/head.tsx';
import { OneContact } from '../features/directory/one-contact.tsx';
import { SearchBar, SearchScreen } from '../features/directory/search-screen.tsx';
import { readSearch } from '../features/directory/use-search.ts';
import type { Handle } from '../lib/handle.ts';
import { browserReads } from '../lib/queries.browser.ts';
import { apiOf, serverReads } from '../lib/queries.server.ts';
import { refusalOf } from '../lib/refusal.ts';
import type { Reads } from '../lib/trpc.ts';

export const handle = {
  words: ['search', 'directory', 'catalogue', 'plans'],
  start: 'paint',
  frame: 'plain',
  bar: SearchBar,
} satisfies Handle;

const reads: Reads = (utils, { search }) => {
  const slug = readAskedSlug(search);
  if (slug) return [utils.directory.contactBySlug.prefetch({ slug })];
  return [readSearch(utils, search), utils.directory.stats.prefetch()];
};

export const loader = serverReads(reads);
export const clientLoader = browserReads(reads);

/**
 * What the button of a card does where no script runs: it opens the number, and the page of the contact shows it. The first
 * number of a seller's day is asked for once more, beside what it costs.
 */
export async function action(args: ActionFunctionArgs) {
  const api = apiOf(args);
  const form = await args.request.formData();
  const contact = `/find-contact?contact=${encodeURIComponent(String(form.get('slug') ?? ''))}`;
  try {
    const { user } = await api.accounts.me.query();
    const { dailyMatchesLimit: limit, dailyMatchesUsed: used } = user;
    const asksCost = limit !== null && limit > 0 && used === 0 && !form.has('confirmed');
    if (!asksCost) await api.directory.reveal.mutate({ id: String(form.get('reveal')) });
  } catch (thrown) {
    const refusal = refusalOf(thrown);
    if (!refusal) throw thrown;
    const { error, message } = refusal;
    if (error === 'unauthenticated') throw redirect(`/register?next=${encodeURIComponent(contact)}`, 303);
    return data({ error, message }, { status: errorStatus[error] });
  }
  throw redirect(contact, 303);
}

export default function FindContact() {
  const { t } = useTranslation('search');
  const { search } = useLocation();
  const slug = readAskedSlug(search);
  const problem = useActionData<typeof action>();
  return (
    <>
      <Head title={t('head.title')} description={t('head.description')} />
      {slug ? <OneContact key={slug} slug={slug} query={search} problem={problem} /> : <SearchScreen />}
    </>
  );
}
