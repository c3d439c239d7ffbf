import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { createContext, useContext } from 'react';

/** How a number is opened from wherever a contact is shown. */
export type Opening = {
  open: (contact: Contact) => void;
  /** Tells the server that an open number is used; for who has every number open, nothing else would say so. */
  record: (contact: Contact) => void;
  /** Why no number can be opened now, as a key below `directory:card`. */
  blocked: 'spent' | 'needsPlan' | 'needsNetwork' | undefined;
  /** What the next number costs ("2 of 3 today"), once the first of the day is spent. */
  cost: string | undefined;
  /** Whether numbers count at all for this person. */
  counted: boolean;
  /** Whether every number is open to this person, so that an open one is nothing to speak of. */
  unlimited: boolean;
};

export const OpeningContext = createContext<Opening | null>(null);

export function useOpeningContext(): Opening {
  const opening = useContext(OpeningContext);
  if (!opening) throw new Error('A contact card stands outside of OpeningContext');
  return opening;
}
