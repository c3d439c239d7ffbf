import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  useActionData,
  useParams,
  useSearchParams,
} from 'react-router';
import { EmptyState } from '../components/empty-state.tsx';
import { Head } from '../components/head.tsx';
import { LinkButton } from '../components/link-button.tsx';
import { Loaded } from '../components/loaded.tsx';
import { closeNeed } from '../features/needs/need-calls.ts';
import { NeedPage } from '../features/needs/need-page.tsx';
import { useNeedTitle } from '../features/needs/need-text.ts';
import type { Handle } from '../lib/handle.ts';
import { browserQueries, browserReads } from '../lib/queries.browser.ts';
import { queriesOf, serverReads } from '../lib/queries.server.ts';
import { callErrorOf, codeOf } from '../lib/refusal.ts';
import { type Reads, trpc } from '../lib/trpc.ts';

const EndDialog = lazy(() =>
  import('../features/needs/end-dialogs.tsx').then((file) => ({ default: file.EndDialog })),
);

export const handle = { words: ['needs', 'directory', 'push'] } satisfies Handle;

const reads: Reads = ({ needs }, _, { id = '' }) => [needs.get.prefetch({ id })];

export const loader = serverReads(reads);
export const clientLoader = browserReads(reads);

export const action = async ({ context, request, params: { id = '' } }: ActionFunctionArgs) =>
  closeNeed(queriesOf({ context }), id, await request.formData());

export const clientAction = async ({ request, params: { id = '' } }: ClientActionFunctionArgs) =>
  closeNeed(browserQueries(), id, await request.formData());

/** The longer somebody waits, the more seldom an answer comes. In milliseconds. */
const pauseAfter = (readings: number) => Math.min(5_000 * readings, 120_000);

/** A need that waits for answers. */
export default function OneNeed() {
  const { t } = useTranslation('needs');
  const { id = '' } = useParams();
  const read = useNeed(id);
  const titleOf = useNeedTitle();
  const isAbsent = /^(not_found|validation_failed)$/.test(codeOf(read.error) ?? '');
  const title = read.data ? titleOf(read.data.need) : t('title');
  return (
    <>
      <Head title={title} description={t('page.description')} />
      {isAbsent ? (
        <EmptyState picture="nothing" wholePage title={t('page.gone')} text={t('page.goneText')}>
          <LinkButton href="/needs">{t('own.title')}</LinkButton>
        </EmptyState>
      ) : (
        <Found read={read} />
      )}
    </>
  );
}

/** Read again while it is open and its page is seen. */
function useNeed(id: string) {
  return trpc.needs.get.useQuery(
    { id },
    { refetchInterval: ({ state }) => state.data?.need.isOpen && pauseAfter(state.dataUpdateCount) },
  );
}

function Found({ read }: { read: ReturnType<typeof useNeed> }) {
  const { t } = useTranslation('needs');
  const [search] = useSearchParams();
  const failure = useActionData<typeof action>();
  if (!read.data) {
    return (
      <div className="stack gap-4 column">
        <Loaded query={read} failed={t('page.failed')}>
          {() => null}
        </Loaded>
      </div>
    );
  }
  const { need } = read.data;
  const asks = (['found', 'stop'] as const).find((what) => what === search.get('ask'));
  return (
    <>
      <NeedPage need={need} isPhotoLost={search.get('photo') === 'lost'} />
      {asks && need.ended === null && (
        <Suspense>
          <EndDialog need={need} asks={asks} problem={failure && callErrorOf(failure)} />
        </Suspense>
      )}
    </>
  );
}
