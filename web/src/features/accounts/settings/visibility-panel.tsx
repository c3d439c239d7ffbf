import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { dayMilliseconds, doualaDay } from '@mboalink/shared/day.ts';
import { formatDate } from '@mboalink/shared/format.ts';
import { mostPausedDays } from '@mboalink/shared/limits.ts';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router';
import { Button } from '../../../components/button.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { showToast } from '../../../components/toast.tsx';
import { serverNow } from '../../../lib/clock.ts';
import { usePage } from '../../../lib/page.tsx';
import { Panel, Switches } from '../account-page.tsx';
import { ChangeForm, SwitchForm } from '../change-form.tsx';
import { useChange } from '../use-change.ts';

/** Who finds somebody, and what they see: a pause, the e-mail address, and for buyers whether they are found and named. */
export function VisibilityPanel({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('settings');
  const { visibility, isInTrial, hasActiveSubscription } = user;
  const sells = user.userType !== 'buyer';
  const isListed = sells || visibility.listedAsBuyer;
  // A business is found to the end of its time, and its owner as a buyer no earlier.
  const isLater = !isListed && (isInTrial || hasActiveSubscription);
  const undo = useUndoPause();
  const switching = { intent: 'visibility' } as const;
  return (
    <Panel title={t(sells ? 'visibility.title' : 'visibility.titleBuyer')}>
      <Switches>
        {sells ? (
          <SwitchForm
            {...switching}
            name="paused"
            checked={visibility.paused}
            label={t('visibility.paused')}
            hint={t('visibility.pausedText')}
            onDone={(on) => on && showToast({ text: t('visibility.pausedNow'), undo })}
          />
        ) : (
          <SwitchForm
            {...switching}
            name="listedAsBuyer"
            checked={visibility.listedAsBuyer}
            label={t('visibility.listedAsBuyer')}
            hint={t(isLater ? 'visibility.listedLater' : 'visibility.ifListed', { town: user.names.city })}
            disabled={isLater}
          />
        )}
        {isListed && (
          <SwitchForm
            {...switching}
            name="hideEmail"
            checked={visibility.hideEmail}
            label={t('visibility.hideEmail')}
          />
        )}
        {!sells && (
          <SwitchForm
            {...switching}
            name="namedToSellers"
            checked={visibility.namedToSellers}
            label={t('visibility.namedToSellers')}
          />
        )}
      </Switches>
      {sells && visibility.paused && <PauseEnd kept={visibility.pausedUntil} />}
      {isListed && (
        <LinkButton kind="quiet" href="/openings">
          {t('visibility.openings')}
        </LinkButton>
      )}
    </Panel>
  );
}

function useUndoPause() {
  const fetcher = useFetcher();
  return () => void fetcher.submit({ intent: 'visibility', name: 'paused' }, { method: 'post' });
}

const inDays = (days: number) => doualaDay(new Date(serverNow() + days * dayMilliseconds));

/** The day on which a paused listing comes back by itself. */
function PauseEnd({ kept }: { kept: string | null }) {
  const { t } = useTranslation('settings');
  const { language } = usePage();
  const said = (day: unknown) =>
    typeof day === 'string'
      ? t('visibility.dateKept', { date: formatDate(day, language) })
      : t('visibility.untilHint');
  const change = useChange('pauseUntil', (day) => showToast({ text: said(day) }));
  return (
    <ChangeForm change={change} done={said(change.answer?.result)}>
      <TextField
        type="date"
        name="day"
        label={t('visibility.until')}
        hint={t('visibility.untilHint')}
        min={inDays(1)}
        max={inDays(mostPausedDays)}
        defaultValue={kept?.slice(0, 10) ?? ''}
      />
      <Button type="submit" kind="plain" busy={change.busy}>
        {t('save')}
      </Button>
    </ChangeForm>
  );
}
