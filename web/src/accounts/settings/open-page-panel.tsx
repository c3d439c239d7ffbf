import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { useTranslation } from 'react-i18next';
import { api } from '../../lib/api/client.ts';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import { ownPage } from '../../lib/own-page.ts';
import { pathTo } from '../../lib/paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useStatusMessage } from '../../ui/status-message.tsx';
import { Switch } from '../../ui/switch.tsx';
import { readableAddress } from '../readable-address.ts';
import { useSavedChoices } from './use-saved-choices.ts';

/** Whether the business of whoever sells has a page that everybody can open, and what stands on it. */
export function OpenPagePanel({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('settings');
  const page = ownPage(user);
  const reasonOf = useErrorMessage('listing');
  const { show, clear, statusMessage } = useStatusMessage();
  const { choices, choose } = useSavedChoices({
    kept: { openPage: user.openPage, landmarkOnPage: user.landmarkOnPage },
    save: (choice) => api.accounts.updateProfile.mutate(choice),
    onFailed: (thrown) => show({ kind: 'bad', text: t('settings.notSaved', { reason: reasonOf(thrown) }) }),
  });
  const choosing = (name: keyof typeof choices) => ({
    checked: choices[name],
    onChange: (event: { target: { checked: boolean } }) => {
      clear();
      choose({ [name]: event.target.checked });
    },
  });
  return (
    <Panel title={t('openPage.title')} text={t('openPage.text')}>
      {statusMessage}
      <p>
        {t('openPage.link')} <strong>{readableAddress(user.shortLink)}</strong>
      </p>
      <Switch label={t('openPage.open')} {...choosing('openPage')} />
      {choices.openPage && user.landmark && (
        <Switch label={t('openPage.landmark')} {...choosing('landmarkOnPage')} />
      )}
      {page && (
        <>
          <a className={buttonClass({ kind: 'plain' })} href={page}>
            {t('openPage.look')}
          </a>
          <a className={buttonClass({ kind: 'plain' })} href={`${page}/poster`}>
            {t('openPage.poster')}
          </a>
        </>
      )}
      <LinkButton kind="quiet" href={pathTo('branding')}>
        {t('openPage.branding')}
      </LinkButton>
      <LinkButton kind="quiet" href={pathTo('locations')}>
        {t('openPage.locations')}
      </LinkButton>
    </Panel>
  );
}
