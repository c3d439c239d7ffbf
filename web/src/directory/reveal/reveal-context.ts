import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { createContext, useContext } from 'react';

/** How a number is revealed from wherever a contact is shown. */
export type Reveal = {
  reveal: (contact: Contact) => void;
  /** Asks what is wrong with a contact whose number is there. */
  report: (contact: Contact) => void;
  /** Why no number can be revealed now, as a key below `directory:card`. */
  blocked: 'limitReached' | 'needsPlan' | 'needsNetwork' | undefined;
  /** What the next number costs ("2 of 3 today"), after the first of the day. */
  cost: string | undefined;
  /** Whether this person has a daily limit. */
  counted: boolean;
  /** Whether every number is shown to this person at once. */
  unlimited: boolean;
};

export const RevealContext = createContext<Reveal | null>(null);

export function useRevealContext(): Reveal {
  const reveal = useContext(RevealContext);
  if (!reveal) throw new Error('A contact card stands outside of RevealContext');
  return reveal;
}
