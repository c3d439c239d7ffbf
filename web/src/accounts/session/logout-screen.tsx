import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HomeScreen } from '../../home/home-screen.tsx';
import { forgetLedToSignOut, isLedToSignOut } from '../../lib/session/led-to-sign-out.ts';
import { useLeave } from '../../lib/session/use-leave.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { LogoutQuestion } from './logout-question.tsx';

/** The home page, as nobody stays at this address; whom another site led here is asked first. */
export function LogoutScreen() {
  const { t } = useTranslation('logout');
  const isHydrated = useHydrated();
  const leave = useLeave();
  const [isSure, setSure] = useState(false);
  const confirm = () => {
    forgetLedToSignOut();
    setSure(true);
    leave();
  };
  if (isSure || !isHydrated || !isLedToSignOut()) return <HomeScreen />;
  return (
    <>
      <PageHeader />
      <LogoutQuestion reason={t('text')} onConfirm={confirm} />
    </>
  );
}
