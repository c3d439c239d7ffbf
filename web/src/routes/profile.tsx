import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ActionFunctionArgs, redirect, useActionData, useNavigate, useSearchParams } from 'react-router';
import { Alert } from '../components/alert.tsx';
import { Button, buttonClass } from '../components/button.tsx';
import { LinkButton } from '../components/link-button.tsx';
import { ShareDialog } from '../components/share-dialog.tsx';
import { AccountPage } from '../features/accounts/account-page.tsx';
import { PictureCard } from '../features/accounts/profile/picture-card.tsx';
import { forgetDraft } from '../features/accounts/profile/profile-draft.ts';
import { partsOf } from '../features/accounts/profile/profile-parts.ts';
import { ProfilePreview } from '../features/accounts/profile/profile-preview.tsx';
import { changesOf, profileFields } from '../features/accounts/profile/profile-values.ts';
import { ProfileView } from '../features/accounts/profile/profile-view.tsx';
import { answerForm } from '../lib/form.server.ts';
import type { FormAnswer } from '../lib/form.ts';
import type { Handle } from '../lib/handle.ts';
import { browserReads } from '../lib/queries.browser.ts';
import { apiOf, serverReads } from '../lib/queries.server.ts';
import type { Reads } from '../lib/trpc.ts';

export const handle = { words: ['settings', 'listing', 'form', 'directory', 'catalogue'] } satisfies Handle;

const reads: Reads = (utils) => [
  utils.accounts.me
    .ensureData()
    .then(({ user }) => utils.directory.categoryItems.prefetch({ slug: user.subcategory }))
    .catch(() => {}),
];

/** What finds a listing is asked by the document that shows it, so that it needs no script; the browser waits for nothing. */
export const loader = serverReads((utils, url, params) => [
  ...reads(utils, url, params),
  ...(showsFoundBy(url.searchParams) ? [utils.directory.foundBy.prefetch()] : []),
]);
export const clientLoader = browserReads(reads);

/** The form without scripts. */
export async function action({ request, context }: ActionFunctionArgs) {
  return answerForm(await request.formData(), profileFields, async (values) => {
    await apiOf({ context }).accounts.updateProfile.mutate(changesOf(values));
    return redirect('/profile?saved');
  });
}

export default function Profile() {
  const { t } = useTranslation('listing');
  return (
    <AccountPage title={t('profile.title')} description={t('profile.description')} lead={t('profile.lead')}>
      {(user) => <ViewOrEdit user={user} />}
    </AccountPage>
  );
}

/** Fetched by who changes something. */
const ProfileEdit = lazy(() =>
  import('../features/accounts/profile/profile-edit.tsx').then((file) => ({ default: file.ProfileEdit })),
);

/** View, edit, saving, then updated or failed. Leaving the form without saving brings back what is kept. */
function ViewOrEdit({ user }: { user: CurrentUser }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const answer = useActionData() as FormAnswer | undefined;
  const asked = search.get('edit');
  const part = partsOf(user).find((one) => one === asked);
  const word = askedKeyword(search);
  const leave = (to: string) => {
    forgetDraft();
    void navigate(to, { replace: true });
  };
  if (!part && !word) return <View user={user} search={search} />;
  return (
    <div className="stack gap-4">
      <Suspense>
        <ProfileEdit
          user={user}
          part={part ?? 'listing'}
          word={word}
          answer={answer}
          onSaved={() => leave(`/profile?saved&part=${part ?? 'listing'}`)}
          onCancel={() => leave(`/profile?part=${part ?? 'listing'}`)}
        />
      </Suspense>
    </div>
  );
}

/** '?add=inox' of a link in a mail, which signing in keeps: the form opens with that keyword, for its owner to save. */
function askedKeyword(search: URLSearchParams): string | undefined {
  const asked = search.get('add') ?? '';
  return /^\p{L}{3,24}$/u.test(asked) ? asked : undefined;
}

const showsFoundBy = (search: URLSearchParams) => search.has('saved') || search.has('found');

/** Fetched after saving, and by who asks. */
const FoundBy = lazy(() =>
  import('../features/accounts/profile/found-by.tsx').then((file) => ({ default: file.FoundBy })),
);

const savedMilliseconds = 3000;

/** Goes by itself, as every message of success. */
function Saved() {
  const { t } = useTranslation('listing');
  const [isShown, show] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => show(false), savedMilliseconds);
    return () => clearTimeout(timer);
  }, []);
  if (!isShown) return null;
  return (
    <Alert kind="good" live>
      {t('profile.saved')}
    </Alert>
  );
}

function View({ user, search }: { user: CurrentUser; search: URLSearchParams }) {
  const { t } = useTranslation('listing');
  const sells = user.userType !== 'buyer';
  const isAsked = showsFoundBy(search);
  const back = useRef(search.get('part'));
  useEffect(() => {
    if (back.current) document.getElementById(`edit-${back.current}`)?.focus();
  }, []);
  return (
    <>
      {search.has('saved') && <Saved />}
      {sells && isAsked && (
        <Suspense>
          <FoundBy />
        </Suspense>
      )}
      {(sells || user.profilePicture) && <PictureCard user={user} />}
      <ProfileView user={user} />
      <ProfilePreview user={user} />
      {sells && !isAsked && (
        <LinkButton kind="plain" href="/profile?found">
          {t('foundBy.title')}
        </LinkButton>
      )}
      {user.hasOpenPage && <OwnPage user={user} />}
    </>
  );
}

/** The page that everybody can open: to look at, to send, to print. */
function OwnPage({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('listing');
  const [isSharing, setSharing] = useState(false);
  const page = `/business/${user.slug}`;
  const text = t('shareText', { name: user.businessName, trade: user.oneOfTrade, place: user.names.city });
  return (
    <div className="row wrap">
      <a className={buttonClass({ kind: 'plain' })} href={page}>
        {t('profile.look')}
      </a>
      <Button kind="plain" onClick={() => setSharing(true)}>
        {t('share')}
      </Button>
      <a className={buttonClass({ kind: 'plain' })} href={`${page}/poster`}>
        {t('poster')}
      </a>
      {isSharing && <ShareDialog text={text} path={user.shortLink} onClose={() => setSharing(false)} />}
    </div>
  );
}
