import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../../i18n/create-i18n.ts';
import { hasMessages, loadMessages } from '../../../i18n/load-messages.ts';
import { PaymentsPanel } from './payments-panel.tsx';
import { SubscriptionPanel } from './subscription-panel.tsx';

/** A seller's plan and what was paid, with their own messages: the settings are shown before them. */
export function PlanAndPayments({ user }: { user: CurrentUser }) {
  const { i18n } = useTranslation();
  const language = languageOf(i18n);
  const [loaded, setLoaded] = useState(() => hasMessages(i18n, language, ['receipt']));
  useEffect(() => {
    setLoaded(hasMessages(i18n, language, ['receipt']));
    loadMessages(i18n, language, ['receipt']).then(
      () => setLoaded(true),
      // Without a network there is no list either.
      () => {},
    );
  }, [i18n, language]);
  if (!loaded) return null;
  return (
    <>
      {user.userType !== 'buyer' && <SubscriptionPanel user={user} />}
      <PaymentsPanel />
    </>
  );
}
