import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sayThisPhone } from '../../lib/wallet/this-phone.ts';
import { useWalletWords } from '../../lib/wallet/use-wallet-words.ts';
import { forgetThisPhone, rememberThisPhone } from '../../lib/wallet/wallet.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import styles from './this-phone-box.module.css';

/** What was said on this page: whoever goes back from the code finds it so, and nobody after a reload. */
let said = false;
sayThisPhone(undefined);

/** `email`: with which they sign in, and nobody else is meant. */
type ThisPhoneBoxProps = { userId?: string; email?: string };

/** Asks whether the phone is theirs whoever signs in, or has just registered as `userId`. Only then it keeps whom they know. */
export function ThisPhoneBox({ userId, email }: ThisPhoneBoxProps) {
  const { t } = useTranslation('wallet');
  const words = useWalletWords();
  const [isTheirs, setTheirs] = useState(!userId && said);
  const say = (next: boolean) => {
    setTheirs(next);
    said = next;
    if (userId && next) rememberThisPhone(userId);
    else if (userId) forgetThisPhone();
  };
  useEffect(() => {
    if (!userId) sayThisPhone(isTheirs ? email : undefined);
  }, [userId, isTheirs, email]);
  if (words !== 'ready') return null;
  return (
    <Checkbox
      checked={isTheirs}
      onChange={({ target: { checked } }) => say(checked)}
      label={
        <>
          <strong>{t('box.label')}</strong>
          <span className={styles.text}>{t('box.text')}</span>
        </>
      }
    />
  );
}
