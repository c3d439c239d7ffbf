import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Head } from '../components/head.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { Tabs } from '../components/tabs.tsx';
import { answerFromHere } from '../features/answers/answer.browser.ts';
import { answerQuestion } from '../features/answers/answer.server.ts';
import { Questions, useQuestions } from '../features/answers/question.tsx';
import { askedOf, inputs, tabs } from '../features/network/list-address.ts';
import { OpenedList, SavedList } from '../features/network/lists.tsx';
import { NetworkList } from '../features/network/network-list.tsx';
import type { Handle } from '../lib/handle.ts';
import { browserReads } from '../lib/queries.browser.ts';
import { serverReads } from '../lib/queries.server.ts';
import { type Reads, trpc } from '../lib/trpc.ts';

export const handle = { words: ['answers', 'contacts', 'directory', 'catalogue'] } satisfies Handle;

const reads: Reads = ({ answers, network }, url) => [
  answers.questions.prefetch(),
  ...listReads(network, url),
];

function listReads(network: Parameters<Reads>[0]['network'], url: URL) {
  const asked = askedOf(url);
  if (asked.tab === 'opened') return [network.opened.prefetchInfinite(inputs.opened(asked))];
  if (asked.tab === 'saved') return [network.saved.prefetchInfinite(inputs.saved(asked))];
  return [network.connections.prefetchInfinite(inputs.network(asked)), network.connectionStats.prefetch()];
}

export const loader = serverReads(reads);
export const clientLoader = browserReads(reads);

export const action = answerQuestion;
export const clientAction = answerFromHere;

const lists = { opened: OpenedList, saved: SavedList, network: NetworkList };

/** Whom somebody contacted, saved and knows: one screen with three lists. */
export default function MyContacts() {
  const { t } = useTranslation(['contacts', 'answers']);
  const asked = askedOf(useLocation());
  const { data } = trpc.answers.questions.useQuery();
  const shown = useQuestions(data?.questions ?? []);
  const List = lists[asked.tab];
  return (
    <>
      <Head title={t('title')} description={t('description')} />
      <PageHeader title={t('title')}>
        <Tabs
          label={t('tabs.label')}
          tabs={tabs.map((name) => ({ name, text: t(`tabs.${name}`) }))}
          current={asked.tab}
          page="/my-contacts"
        />
      </PageHeader>
      <div className="stack gap-4 column">
        {shown && (
          <section className="rows" aria-label={t('answers:toSee')}>
            <Questions shown={shown} />
          </section>
        )}
        <List key={`${asked.tab} ${asked.archived}`} asked={asked} />
      </div>
    </>
  );
}
