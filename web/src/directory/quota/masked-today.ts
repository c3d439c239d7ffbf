import { doualaDay } from '@mboalink/shared/day.ts';
import { useState } from 'react';
import { readStored, writeStored } from '../../lib/storage.ts';
import type { PersonalKey } from '../../lib/stored-keys.ts';

const key: PersonalKey = 'masked';

const choiceOf = (userId: string) => `${userId} ${doualaDay(new Date())}`;

/** Whether this person chose to browse without numbers today. The choice holds until midnight in Douala. */
export function useMaskedToday(userId: string): [masked: boolean, choose: (masked: boolean) => void] {
  const [kept, setKept] = useState(() => readStored('local', key));
  const choose = (masked: boolean) => {
    const choice = masked ? choiceOf(userId) : null;
    writeStored('local', key, choice);
    setKept(choice);
  };
  return [kept === choiceOf(userId), choose];
}
