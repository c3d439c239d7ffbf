import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { useTranslation } from 'react-i18next';
import { useLateSheet } from '../../lib/use-late-sheet.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { useContactText } from '../results/use-contact-text.ts';

type BlockButtonProps = { contact: Contact; wide?: boolean; className?: string; onBlocked: () => void };

/** In a sheet about a contact: leads to what a block does, in a sheet of its own that comes with the tap. */
export function BlockButton({ contact, wide, className, onBlocked }: BlockButtonProps) {
  const { t } = useTranslation('directory');
  const { name } = useContactText(contact);
  const { state, Sheet, open, close } = useLateSheet(async (i18n) => {
    const { loadBlockSheet } = await import('./block-sheet.tsx');
    return loadBlockSheet(i18n);
  });
  return (
    <>
      {state === 'failed' && (
        <Alert kind="bad" live>
          {t('notOpened', { name: t('block.open') })}
        </Alert>
      )}
      <Button
        kind="quiet"
        wide={wide}
        className={className}
        aria-haspopup="dialog"
        busy={state === 'loading'}
        onClick={open}
      >
        {t('block.open')}
        <span className="visually-hidden"> {name}</span>
      </Button>
      {Sheet && (
        <Sheet
          asked={state === 'open' ? { whom: { contactId: contact._id }, name } : undefined}
          onClose={close}
          onBlocked={() => {
            close();
            onBlocked();
          }}
        />
      )}
    </>
  );
}
