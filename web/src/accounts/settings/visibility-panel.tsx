import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { pathTo } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Switch } from '../../ui/switch.tsx';
import styles from './open-page-panel.module.css';
import { PauseEnd } from './pause-end.tsx';
import { useVisibility } from './use-visibility.ts';

/** Who finds somebody, and what they see: a pause, the e-mail address, and for buyers whether they are found and named. */
export function VisibilityPanel({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('settings');
  const { choices, choosing, pauseUntil, statusMessage } = useVisibility(user);
  const consequence = useId();
  const sells = user.userType !== 'buyer';
  const isListed = sells || choices.listedAsBuyer;
  // A business is found to the end of its time, and its owner as a buyer no earlier.
  const isLater = !isListed && (user.isInTrial || user.hasActiveSubscription);
  return (
    <Panel
      title={t(sells ? 'visibility.title' : 'visibility.titleBuyer')}
      text={t(sells ? 'visibility.text' : 'visibility.textBuyer')}
    >
      {statusMessage}
      {sells && (
        <div>
          <Switch label={t('visibility.paused')} aria-describedby={consequence} {...choosing('paused')} />
          <p id={consequence} className={styles.consequence}>
            {t(choices.paused ? 'visibility.isPaused' : 'visibility.ifPaused')}
          </p>
        </div>
      )}
      {sells && choices.paused && <PauseEnd kept={choices.pausedUntil} onChoose={pauseUntil} />}
      {!sells && (
        <div>
          <Switch
            label={t('visibility.listedAsBuyer')}
            aria-describedby={consequence}
            disabled={isLater}
            {...choosing('listedAsBuyer')}
          />
          <p id={consequence} className={styles.consequence}>
            {t(isLater ? 'visibility.listedLater' : 'visibility.ifListed', { town: user.names.city })}
          </p>
        </div>
      )}
      {isListed && <Switch label={t('visibility.hideEmail')} {...choosing('hideEmail')} />}
      {!sells && <Switch label={t('visibility.namedToSellers')} {...choosing('namedToSellers')} />}
      {isListed && (
        <LinkButton kind="quiet" href={pathTo('openings')}>
          {t('visibility.openings')}
        </LinkButton>
      )}
      <LinkButton kind="quiet" href={`${pathTo('openings')}#blocked`}>
        {t('visibility.blocks')}
      </LinkButton>
    </Panel>
  );
}
