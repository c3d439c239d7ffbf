import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../components/alert.tsx';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { BellIcon } from '../../../components/icons.tsx';
import { keep, readKept } from '../../../lib/kept.ts';
import styles from './push.module.css';
import { usePush } from './use-push.ts';

/** What somebody has just done, by which they know what they would be told. */
export type PushReason = 'answers' | 'needs' | 'leads';

/** The name under which 'not now' is kept. */
const declinedName = 'pushDeclined';

/** Offers notifications to who was never asked. */
export function Ask({ user, reason }: { user: CurrentUser; reason: PushReason }) {
  const { t } = useTranslation('push');
  const { state, busy, failed, turnOn } = usePush(user);
  const [isAsked, setAsked] = useState(false);
  const [isDeclined, setDeclined] = useState(() => readKept('local', declinedName) === true);
  if (isAsked && state === 'on') {
    return (
      <Alert kind="good" live>
        {t('on')}
      </Alert>
    );
  }
  if (state !== 'new' || isDeclined) return null;
  const decline = () => {
    keep('local', declinedName, true);
    setDeclined(true);
  };
  const accept = () => {
    setAsked(true);
    void turnOn();
  };
  return (
    <Card className={`stack ${styles.ask}`} aria-labelledby="ask-for-push">
      <div className="row gap-3">
        <BellIcon />
        <div>
          <h2 id="ask-for-push" className={styles.title}>
            {t(`ask.${reason}`)}
          </h2>
          <p className="small">{t('quiet')}</p>
        </div>
      </div>
      {failed && (
        <Alert kind="bad" live>
          {t('failed')}
        </Alert>
      )}
      <div className="row wrap gap-2">
        <Button kind="plain" busy={busy} onClick={accept}>
          {t('accept')}
        </Button>
        <Button kind="quiet" onClick={decline}>
          {t('decline')}
        </Button>
      </div>
    </Card>
  );
}
