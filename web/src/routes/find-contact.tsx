import { readAskedSlug } from '@mboalink/shared/directory/criteria.ts';
import { useTranslation } from 'react-i18next';
import { type ActionFunctionArgs, data, redirect, useActionData, useLocation } from 'react-router';
import { Head } from '../components/head.tsx';
import { OneContact } from '../features/directory/one-contact.tsx';
import { answerReveal } from '../features/directory/reveal-action.server.ts';
import { SearchBar, SearchScreen } from '../features/directory/search-screen.tsx';
import { readSearch } from '../features/directory/use-search.ts';
import type { Handle } from '../lib/handle.ts';
import { browserReads } from '../lib/queries.browser.ts';
import { serverReads } from '../lib/queries.server.ts';
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

export async function action(args: ActionFunctionArgs) {
  const answer = await answerReveal(args);
  if ('to' in answer) throw redirect(answer.to, 303);
  return data(answer.problem, { status: answer.status });
}

export default function FindContact() {
  const { t } = useTranslation('search');
  const { search } = useLocation();
  const slug = readAskedSlug(search);
  const problem = useActionData<typeof action>();
  return (
    <>
      <Head title={`${t('head.title')} – Mboalink`} description={t('head.description')} />
      {slug ? <OneContact key={slug} slug={slug} query={search} problem={problem} /> : <SearchScreen />}
    </>
  );
}
