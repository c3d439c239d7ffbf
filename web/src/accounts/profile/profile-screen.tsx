import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearch } from 'wouter';
import { Head } from '../../lib/head.tsx';
import { lateComponent } from '../../lib/late-component.tsx';
import { ownPage, ownPageState } from '../../lib/own-page.ts';
import { pathTo } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/session-context.ts';
import { useView } from '../../lib/use-view.ts';
import { classNames } from '../../ui/class-names.ts';
import columns from '../../ui/columns.module.css';
import { goBack } from '../../ui/go-back.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { useStatusMessage } from '../../ui/status-message.tsx';
import { useIsThere } from '../../ui/use-is-there.ts';
import { keepProfileDraft, readProfileDraft } from './profile-draft.ts';
import { type Part, partFields, partsOf } from './profile-form.ts';
import styles from './profile-screen.module.css';
import { ProfileView, pencilId } from './profile-view.tsx';
import { UnsavedNotice } from './unsaved-notice.tsx';

const ProfilePreview = lateComponent(() =>
  import('./profile-preview.tsx').then((file) => file.ProfilePreview),
);
const ProfileEdit = lateComponent(() => import('./profile-edit.tsx').then((file) => file.ProfileEdit));
const OwnPageCard = lateComponent(() =>
  import('../../directory/own-page/own-page-card.tsx').then((file) => file.OwnPageCard),
);
const PictureCard = lateComponent(() =>
  import('../picture/picture-card.tsx').then((file) => file.PictureCard),
);

export function ProfileScreen() {
  const { user } = useSession();
  return user && <Profile user={user} />;
}

/** '?add=inox' of a link in a mail, which signing in keeps: the form opens with that keyword, for its owner to save. */
function askedKeyword(search: string): string | undefined {
  const asked = new URLSearchParams(search).get('add') ?? '';
  return /^\p{L}{3,24}$/u.test(asked) ? asked : undefined;
}

/** Whether the form is open: by a pencil, so that the phone's back gesture closes it, or by a link with a keyword. */
function useProfileView() {
  const [kept, showView] = useView<'view' | 'edit'>('view', ['edit']);
  const [, navigate] = useLocation();
  const search = useSearch();
  const isThere = useIsThere();
  const [word, setWord] = useState(() => askedKeyword(search));
  const leave = () => {
    if (!word) return goBack(isThere);
    setWord(undefined);
    navigate(pathTo('profile'), { replace: true });
  };
  return { view: word ? 'edit' : kept, word, open: () => showView('edit'), leave } as const;
}

/** View, edit, saving, then updated or failed. Leaving the form without saving brings back what is kept. */
function Profile({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('settings');
  const { view, word, open, leave } = useProfileView();
  const [part, setPart] = useState<Part>('listing');
  const { show, clear, statusMessage } = useStatusMessage();
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === 'edit' && view === 'view') document.getElementById(pencilId(part))?.focus();
    shown.current = view;
  }, [view, part]);

  const edit = (start: Part) => {
    clear();
    setPart(start);
    open();
  };
  const finish = (saved: CurrentUser) => {
    show({ kind: 'good', text: <Saved user={saved} /> });
    leave();
  };
  const cancel = () => {
    keepProfileDraft(user, null);
    leave();
  };
  return (
    <>
      <Head page="profile" title={t('profile.title')} description={t('profile.description')} />
      <PageHeader title={t('profile.title')} lead={t('profile.lead')} />
      <div className={classNames(columns.page, styles.page)}>
        <div className={columns.column}>
          <div className={styles.message}>{statusMessage}</div>
          {view === 'edit' ? (
            <ProfileEdit user={user} start={part} word={word} onSaved={finish} onCancel={cancel} />
          ) : (
            <>
              <Unsaved user={user} onGoOn={edit} />
              <OwnPage user={user} />
              {(user.userType !== 'buyer' || user.profilePicture) && (
                <div className={styles.picture}>
                  <PictureCard user={user} />
                </div>
              )}
              <ProfileView user={user} onEdit={edit} />
            </>
          )}
        </div>
        {view === 'view' && <ProfilePreview user={user} />}
      </div>
    </>
  );
}

function OwnPage({ user }: { user: CurrentUser }) {
  const page = ownPageState(user);
  if (!page) return null;
  return (
    <div className={page === 'open' ? styles.openPage : styles.unseenPage}>
      <OwnPageCard user={user} />
    </div>
  );
}

/** What was typed and not saved, to go on with. */
function Unsaved({ user, onGoOn }: { user: CurrentUser; onGoOn: (part: Part) => void }) {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  // Each time: what was on its way when somebody went back may be saved by now.
  const changes = readProfileDraft(user);
  if (!changes) return null;
  const part = partsOf(user).find((one) => partFields[one].some((field) => field in changes));
  const forget = () => {
    keepProfileDraft(user, null);
    redraw();
  };
  return part && <UnsavedNotice onGoOn={() => onGoOn(part)} onForget={forget} />;
}

/** Leads to what was changed, past what the browser knew of it. */
function Saved({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('settings');
  const [page] = useState(() => ownPage(user, Date.now()));
  return (
    <>
      {t('profile.saved')} {page && <a href={page}>{t('profile.look')}</a>}
    </>
  );
}
