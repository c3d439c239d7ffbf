import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { type ChangeEvent, useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { readableAddress } from '../../lib/addresses.ts';
import { api } from '../../lib/api/client.ts';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import { ownPage } from '../../lib/own-page.ts';
import { pathTo } from '../../lib/paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useStatusMessage } from '../../ui/status-message.tsx';
import { Switch } from '../../ui/switch.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useSavedChoices } from '../form/use-saved-choices.ts';
import styles from './open-page-panel.module.css';

/** Whether the business of whoever sells has a page that everybody can open, and what stands on it. */
export function OpenPagePanel({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('settings');
  const page = ownPage(user);
  const { choosing, choices, statusMessage } = useOpenPage(user);
  const consequence = useId();
  useAskedSwitch();
  return (
    <Panel title={t('openPage.title')} text={t('openPage.text')}>
      {statusMessage}
      <p>
        {t('openPage.link')} <strong className={styles.address}>{readableAddress(user.shortLink)}</strong>
      </p>
      <div>
        <Switch
          id={switchId}
          label={t('openPage.open')}
          aria-describedby={consequence}
          {...choosing('openPage')}
        />
        <p id={consequence} className={styles.consequence}>
          {t(choices.openPage ? 'openPage.ifClosed' : 'openPage.ifOpened')}
        </p>
      </div>
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

/** The choices, and saving them. Whoever closed the page can take it back at once. */
function useOpenPage({ openPage, landmarkOnPage }: CurrentUser) {
  const { t } = useTranslation('settings');
  const reasonOf = useErrorMessage('listing');
  const { show, clear, statusMessage } = useStatusMessage();
  const { choices, choose } = useSavedChoices({
    kept: { openPage, landmarkOnPage },
    save: (choice) => api.accounts.updateProfile.mutate(choice),
    onFailed: (thrown) => show({ kind: 'bad', text: t('settings.notSaved', { reason: reasonOf(thrown) }) }),
  });
  const choosing = (name: keyof typeof choices) => ({
    checked: choices[name],
    onChange: async ({ target: { checked } }: ChangeEvent<HTMLInputElement>) => {
      clear();
      const saved = await choose({ [name]: checked });
      if (!saved || name !== 'openPage' || checked) return;
      showToast({ text: t('openPage.closed'), undo: () => void choose({ openPage: true }) });
    },
  });
  return { choices, choosing, statusMessage };
}

const switchId = 'your-page';

/** Whoever was led to the switch finds it in sight, with the focus; the screen itself has its own first. */
function useAskedSwitch() {
  useEffect(() => {
    if (location.hash !== `#${switchId}`) return;
    const frame = requestAnimationFrame(() => document.getElementById(switchId)?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
}
