import type { Contact } from '@mboalink/shared/directory/contact.ts';
import type { InteractionType } from '@mboalink/shared/network/words.ts';
import { createContext, useContext } from 'react';

export const contactWays = ['whatsapp', 'call', 'email'] as const;

/** A way to somebody whose number is open. */
export type ContactWay = (typeof contactWays)[number];

/** How a click on a way is recorded. */
export const interactions: Record<ContactWay, InteractionType> = {
  whatsapp: 'whatsapp',
  call: 'phone',
  email: 'email',
};

/** How a number is revealed from wherever a contact is shown. */
export type Reveal = {
  reveal: (contact: Contact) => void;
  /** Opens a contact and goes on to WhatsApp, the call or the mail: for who has no daily limit. */
  openAndGo: (contact: Contact, way: ContactWay, message: string) => void;
  /** Asks what is wrong with a contact whose number is there. */
  report: (contact: Contact) => void;
  /** Why no number can be revealed now, as a key below `directory:card`. */
  blocked: 'limitReached' | 'needsPlan' | 'needsNetwork' | undefined;
  /** What the next number costs ("2 of 3 today"), after the first of the day. */
  cost: string | undefined;
  /** Whether this person has a daily limit. */
  counted: boolean;
  /** Whether a number costs this person nothing. */
  unlimited: boolean;
};

export const RevealContext = createContext<Reveal | null>(null);

export function useRevealContext(): Reveal {
  const reveal = useContext(RevealContext);
  if (!reveal) throw new Error('A contact card stands outside of RevealContext');
  return reveal;
}
