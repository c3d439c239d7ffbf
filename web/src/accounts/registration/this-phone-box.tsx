import { useState } from 'react';
import { isPhoneOf } from '../../lib/wallet/this-phone.ts';
import { forgetThisPhone, rememberThisPhone } from '../../lib/wallet/wallet.ts';
import { PhoneQuestion } from '../session/phone-question.tsx';

/** Whether the phone is theirs, of whoever has just registered as `userId`. */
export function ThisPhoneBox({ userId }: { userId: string }) {
  const [isTheirs, setTheirs] = useState(() => isPhoneOf(userId));
  const say = (next: boolean) => {
    setTheirs(next);
    if (next) rememberThisPhone(userId);
    else forgetThisPhone();
  };
  return <PhoneQuestion isTheirs={isTheirs} onSay={say} />;
}
