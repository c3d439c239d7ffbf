import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { formatCount } from '@mboalink/shared/format.ts';
import { networkLimits } from '@mboalink/shared/limits.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { IconButton } from '../../components/icon-button.tsx';
import { BookmarkIcon } from '../../components/icons.tsx';
import { showToast } from '../../components/toast.tsx';
import { trpc } from '../../lib/trpc.ts';
import { changeContact } from './change-contact.ts';
import { useContactText } from './contact-text.ts';
import styles from './save-button.module.css';

/** One after the other, so that what was pressed last is what stays. */
const scope = { id: 'saved' };

type Failure = { data?: { error?: string } | null; message: string };

/** Saves a contact and takes it off the list: shown at once, taken back where it is refused, with an undo. */
export function useSave(contact: Contact) {
  const { t } = useTranslation('directory');
  const client = useQueryClient();
  const utils = trpc.useUtils();
  const show = (saved: boolean) => changeContact(client, contact._id, (known) => ({ ...known, saved }));
  const handlers = (saved: boolean) => ({
    scope,
    onMutate: () => show(saved),
    onSuccess: () => void utils.network.saved.invalidate(undefined, { refetchType: 'none' }),
    onError: (error: Failure) => {
      show(!saved);
      showToast({ text: problem(saved, error), failed: true });
    },
  });
  const problem = (saved: boolean, { data, message }: Failure) => {
    if (data?.error === 'conflict') return t('saved.full', { most: formatCount(networkLimits.saved) });
    if (data?.error === 'not_found') return t('saved.gone');
    return `${t(saved ? 'saved.notAdded' : 'saved.notRemoved')} ${data ? message : ''}`;
  };
  const save = trpc.network.save.useMutation(handlers(true));
  const unsave = trpc.network.unsave.useMutation(handlers(false));
  const set = (saved: boolean, undone = false) => {
    (saved ? save : unsave).mutate({ contactId: contact._id });
    if (!undone)
      showToast({ text: t(saved ? 'saved.added' : 'saved.removed'), undo: () => set(!saved, true) });
  };
  return { saved: contact.saved, toggle: () => set(!contact.saved) };
}

/** The bookmark in the corner of a card. */
export function SaveButton({ contact, className }: { contact: Contact; className?: string | undefined }) {
  const { t } = useTranslation('directory');
  const { name } = useContactText(contact);
  const { saved, toggle } = useSave(contact);
  return (
    <IconButton
      icon={BookmarkIcon}
      className={classNames(styles.save, className)}
      label={t('saved.keep', { name })}
      aria-pressed={saved}
      onClick={toggle}
    />
  );
}

/** The same in words. */
export function SaveWords({ contact }: { contact: Contact }) {
  const { t } = useTranslation('directory');
  const { saved, toggle } = useSave(contact);
  return (
    <Button
      kind="quiet"
      aria-pressed={saved}
      icon={<BookmarkIcon size={20} />}
      className={styles.save}
      onClick={toggle}
    >
      {t(saved ? 'saved.kept' : 'saved.add')}
    </Button>
  );
}
