import { lazy, Suspense, useState } from 'react';
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
import styles from '../features/needs/needs.module.css';
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
      <Head title={`${title} – Mboalink`} description={t('page.description')} />
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
  return trpc.needs.get.useQuery({ id }, { refetchInterval: useSlowing() });
}

function Found({ read }: { read: ReturnType<typeof useNeed> }) {
  const { t } = useTranslation('needs');
  const [search] = useSearchParams();
  const failure = useActionData<typeof action>();
  const asks = (['found', 'stop'] as const).find((what) => what === search.get('ask'));
  return (
    <div className={read.data ? undefined : styles.page}>
      <Loaded query={read} failed={t('page.failed')}>
        {({ need }) => (
          <>
            <NeedPage need={need} isPhotoLost={search.get('photo') === 'lost'} />
            {asks && need.ended === null && (
              <Suspense>
                <EndDialog need={need} asks={asks} problem={failure && callErrorOf(failure)} />
              </Suspense>
            )}
          </>
        )}
      </Loaded>
    </div>
  );
}

/** For so long a page asks so often; the longer somebody waits, the more seldom an answer comes. In milliseconds. */
const paces = [
  { until: 60_000, every: 10_000 },
  { until: 6 * 60_000, every: 30_000 },
] as const;

const lastPace = 120_000;

/** How often an open need is read again. */
function useSlowing() {
  const [begun] = useState(() => Date.now());
  return ({ state: { data } }: { state: { data?: { need: { isOpen: boolean } } | undefined } }) => {
    if (!data?.need.isOpen) return false;
    const waited = Date.now() - begun;
    return paces.find(({ until }) => waited < until)?.every ?? lastPace;
  };
}
