import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../components/alert.tsx';
import { Button } from '../../../components/button.tsx';
import type { FormAnswer } from '../../../lib/form.ts';
import { forgetDraft, readDraft } from './profile-draft.ts';
import { ProfileForm } from './profile-form.tsx';
import type { Part } from './profile-parts.ts';
import { type Typed, typedFrom, typedOf } from './profile-values.ts';

type ProfileEditProps = {
  user: CurrentUser;
  part: Part;
  /** A keyword to add. */
  word: string | undefined;
  answer: FormAnswer | undefined;
  onSaved: () => void;
  onCancel: () => void;
};

/** The form with what is kept, or with what was typed and not saved. */
export function ProfileEdit({ user, part, word, answer, onSaved, onCancel }: ProfileEditProps) {
  const { t } = useTranslation('listing');
  const posted = answer?.result.initialValue;
  const [kept] = useState(() => (posted ? typedFrom(posted, user) : withKeyword(typedOf(user), word)));
  const [draft, setDraft] = useState<Typed>();
  useEffect(() => setDraft(readDraft(user)), [user._id]);
  const beginAnew = () => {
    forgetDraft();
    setDraft(undefined);
  };
  return (
    <>
      {draft && (
        <Alert
          kind="info"
          action={
            <Button kind="quiet" onClick={beginAnew}>
              {t('profile.draft.anew')}
            </Button>
          }
        >
          {t('profile.draft.restored')}
        </Alert>
      )}
      <ProfileForm
        key={draft ? 'draft' : 'kept'}
        user={user}
        typed={draft ?? kept}
        start={part}
        answer={answer}
        onSaved={onSaved}
        onCancel={onCancel}
      />
    </>
  );
}

/** With one more keyword, unless it is there. */
function withKeyword(typed: Typed, word: string | undefined): Typed {
  if (!word || typed.keywords.split(', ').includes(word)) return typed;
  return { ...typed, keywords: [typed.keywords, word].filter(Boolean).join(', ') };
}
