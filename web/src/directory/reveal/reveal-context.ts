import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { createContext, useContext } from 'react';

/** How a number is opened from wherever a contact is shown. */
export type Reveal = {
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

export const RevealContext = createContext<Reveal | null>(null);

export function useRevealContext(): Reveal {
  const reveal = useContext(RevealContext);
  if (!reveal) throw new Error('A contact card stands outside of RevealContext');
  return reveal;
}
