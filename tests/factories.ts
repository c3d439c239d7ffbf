import { inject } from 'vitest';
import { peopleOf } from './setup/people.ts';

export { type Member, registrationFields } from './setup/people.ts';

/** The makers of people, on the application that the whole run shares. */
export const {
  sql,
  visitor,
  readCode,
  readMail,
  countMails,
  registerMember,
  registerPremium,
  pay,
  insertSellers,
  leadSellers,
  changeEmail,
  moveEmail,
  signIn,
  waitForCodes,
  useUpGuesses,
  leaveForGood,
  newHost,
  readPage,
} = peopleOf(inject('application'));
