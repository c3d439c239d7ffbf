import { shared } from './setup/shared-application.ts';

export { type Member, registrationFields } from './setup/people.ts';

/** The makers of people, on the application that the files of a worker share. */
export const {
  sql,
  visitor,
  newVisitor,
  readCode,
  readMail,
  countMails,
  proveByCode,
  registerMember,
  registerPremium,
  pay,
  endTrial,
  grown,
  insertSellers,
  leadSellers,
  changeEmail,
  signIn,
  typeFreshCode,
  leave,
  waitForCodes,
  useUpGuesses,
  leaveForGood,
  newHost,
  readPage,
} = shared.people;
