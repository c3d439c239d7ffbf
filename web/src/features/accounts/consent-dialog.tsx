import { termsVersion } from '@mboalink/shared/site.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../components/alert.tsx';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { useErrorText } from '../../lib/error-text.ts';
import { keep, readKept } from '../../lib/kept.ts';
import { usePage } from '../../lib/page.tsx';
import { trpc } from '../../lib/trpc.ts';
import { TermsSentence } from './fields/terms-field.tsx';

const later = 'terms-later';

/** Asks for the consent that nobody asked for when the account was opened; 'later' asks again in the next tab. */
export function ConsentDialog() {
  const { t } = useTranslation('auth');
  const { language } = usePage();
  const textOf = useErrorText('account');
  const [isOpen, setOpen] = useState(() => readKept('session', later) !== true);
  const utils = trpc.useUtils();
  const agree = trpc.accounts.agreeToTerms.useMutation({ onSuccess: () => utils.accounts.me.invalidate() });
  if (!isOpen) return null;
  const close = () => {
    keep('session', later, true);
    setOpen(false);
  };
  return (
    <Dialog
      title={t('consent.title')}
      onClose={close}
      actions={
        <>
          <Button kind="plain" onClick={close}>
            {t('consent.later')}
          </Button>
          <Button busy={agree.isPending} onClick={() => agree.mutate({ version: termsVersion, language })}>
            {t('consent.agree')}
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>{t('consent.text')}</p>
        <p>
          <TermsSentence />
        </p>
        {agree.error && (
          <Alert kind="bad" live>
            {textOf(agree.error)}
          </Alert>
        )}
      </div>
    </Dialog>
  );
}
