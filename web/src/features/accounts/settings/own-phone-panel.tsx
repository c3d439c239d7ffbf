import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Switch } from '../../../components/switch.tsx';
import { showToast } from '../../../components/toast.tsx';
import { isOwnPhone, sayOwnPhone } from '../../../lib/own-phone.ts';
import { Panel } from '../account-page.tsx';

/** Whether this phone keeps what its owner knows, for times without a network. */
export function OwnPhonePanel() {
  const { t } = useTranslation('settings');
  const [isOwn, setOwn] = useState(false);
  // The server does not know it.
  useEffect(() => setOwn(isOwnPhone()), []);
  const set = async (isOn: boolean) => {
    sayOwnPhone(isOn);
    setOwn(isOn);
    const { keepForOffline, forgetKeptAnswers } = await import('../../../lib/persist.ts');
    if (isOn) return keepForOffline();
    await forgetKeptAnswers();
    showToast({ text: t('phone.forgotten') });
  };
  return (
    <Panel title={t('phone.title')} text={t('phone.text')}>
      <Switch label={t('phone.switch')} checked={isOwn} onChange={({ target }) => void set(target.checked)} />
    </Panel>
  );
}
