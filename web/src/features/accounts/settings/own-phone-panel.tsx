import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Switch } from '../../../components/switch.tsx';
import { showToast } from '../../../components/toast.tsx';
import { isOwnPhone, sayOwnPhone } from '../../../lib/own-phone.ts';
import { Panel } from '../account-page.tsx';

const changed = new EventTarget();
const follow = (onChange: () => void) => {
  changed.addEventListener('change', onChange);
  return () => changed.removeEventListener('change', onChange);
};

/** Whether this phone keeps what its owner knows, for times without a network. */
export function OwnPhonePanel() {
  const { t } = useTranslation('settings');
  const isOwn = useSyncExternalStore(follow, isOwnPhone, () => false);
  const set = async (isOn: boolean) => {
    sayOwnPhone(isOn);
    changed.dispatchEvent(new Event('change'));
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
