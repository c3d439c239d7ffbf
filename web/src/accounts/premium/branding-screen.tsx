import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Head } from '../../lib/head.tsx';
import { useSession } from '../../lib/session/session-context.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import columns from '../../ui/columns.module.css';
import { PageHeader } from '../../ui/page-header.tsx';
import { SendButton } from '../../ui/send-button.tsx';
import { BrandingFields } from './branding-fields.tsx';
import { BrandingPreview } from './branding-preview.tsx';
import styles from './premium.module.css';
import { PremiumGate } from './premium-gate.tsx';
import { ShortNameField } from './short-name-field.tsx';
import { useBranding } from './use-branding.ts';

export function BrandingScreen() {
  const { user } = useSession();
  return user && <Branding user={user} />;
}

/** Who has premium chooses and saves; everybody else may try what it would look like. */
function Branding({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('premium');
  const { form, problem, isChanged, save, reset } = useBranding(user);
  const { isShown } = user.branding;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  return (
    <>
      <Head page="branding" title={t('branding.title')} description={t('branding.description')} />
      <PageHeader title={t('branding.title')} lead={t('branding.lead')} />
      <div className={columns.page}>
        <div className={columns.column}>
          {!isShown && <PremiumGate user={user} what="branding" />}
          <form noValidate onSubmit={submit} className={columns.column}>
            <BrandingFields form={form} />
            {isShown && <ShortNameField form={form} user={user} />}
            {problem && (
              <Alert kind="bad" live>
                {problem}
              </Alert>
            )}
            {isShown && (
              <div className={styles.screenBar}>
                {isChanged && (
                  <Button kind="plain" onClick={reset}>
                    {t('reset')}
                  </Button>
                )}
                <SendButton
                  type="submit"
                  busy={form.busy}
                  blocked={isChanged ? undefined : t('nothingChanged')}
                >
                  {t(form.busy ? 'saving' : 'save')}
                </SendButton>
              </div>
            )}
          </form>
        </div>
        <div className={classNames(columns.column, styles.previewColumn)}>
          <BrandingPreview user={user} values={form.values} />
        </div>
      </div>
    </>
  );
}
