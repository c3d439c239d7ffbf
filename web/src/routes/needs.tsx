import { useTranslation } from 'react-i18next';
import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
} from 'react-router';
import { Head } from '../components/head.tsx';
import { Loaded } from '../components/loaded.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { correctedPath } from '../features/needs/draft.server.ts';
import { sendNeed } from '../features/needs/need-calls.ts';
import { draftOf, inputOf } from '../features/needs/need-draft.ts';
import { NeedForm } from '../features/needs/need-form.tsx';
import { useNeedTitle } from '../features/needs/need-text.ts';
import { OwnNeeds } from '../features/needs/own-needs.tsx';
import type { Handle } from '../lib/handle.ts';
import { browserQueries, browserReads } from '../lib/queries.browser.ts';
import { queriesOf, serverReads } from '../lib/queries.server.ts';
import { callErrorOf } from '../lib/refusal.ts';
import { type Reads, trpc } from '../lib/trpc.ts';

export const handle = { words: ['needs', 'form', 'catalogue'] } satisfies Handle;

const reads: Reads = ({ needs }, { searchParams }) => {
  const input = inputOf(draftOf(searchParams));
  return [needs.list.prefetch(), ...(input ? [needs.preview.prefetch(input)] : [])];
};

export async function loader(args: LoaderFunctionArgs) {
  const path = correctedPath(args.url);
  if (path) throw redirect(path);
  return serverReads(reads)(args);
}

export const clientLoader = browserReads(reads);

export const action = async ({ context, request }: ActionFunctionArgs) =>
  sendNeed(queriesOf({ context }), await request.formData());

export const clientAction = async ({ request }: ClientActionFunctionArgs) =>
  sendNeed(browserQueries(), await request.formData());

/** ‘Il me faut…’: what somebody needs, said once to five sellers near, and what they needed before. */
export default function Needs() {
  const { t } = useTranslation('needs');
  const failure = useActionData<typeof action>();
  return (
    <>
      <Head title={t('title')} description={t('description')} />
      <PageHeader title={t('title')} />
      <div className="stack gap-4 column">
        <NeedForm problem={failure && callErrorOf(failure)} />
        <Own />
      </div>
    </>
  );
}

function Own() {
  const { t } = useTranslation('needs');
  const read = trpc.needs.list.useQuery();
  const titleOf = useNeedTitle();
  return (
    <section className="stack" aria-labelledby="own">
      <h2 id="own">{t('own.title')}</h2>
      <Loaded query={read} failed={t('own.failed')}>
        {({ needs }) =>
          needs.length > 0 ? (
            <OwnNeeds needs={needs.map((need) => ({ ...need, title: titleOf(need) }))} />
          ) : (
            <p className="quiet">{t('own.noneText')}</p>
          )
        }
      </Loaded>
    </section>
  );
}
