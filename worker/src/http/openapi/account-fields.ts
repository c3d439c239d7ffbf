import type { DocumentedField } from './documented-field.ts';

const instant = '2026-11-21T09:30:00.000Z';

/** Fields about somebody and their account, by name; `parent.name` where a name means something else inside another. */
export const accountFields: Record<string, DocumentedField> = {
  identifier: {
    description: 'The e-mail address or the WhatsApp number of the account.',
    example: 'ngo@atelier.example',
  },
  email: { description: 'An e-mail address; stored in lower case.', example: 'ngo@atelier.example' },
  whatsapp: {
    description:
      'A Cameroonian mobile number: nine digits that begin with 6 or 7, with or without 237 or 00237.',
    example: '237671234567',
  },
  whatsappNumber: { description: 'The WhatsApp number, as wa.me wants it.', example: '237671234567' },
  phone: { description: 'The same as `whatsapp`.', example: '237671234567' },
  newEmail: {
    description: 'The address to change to; the code is mailed there.',
    example: 'ngo@bureau.example',
  },
  newWhatsApp: {
    description: 'The number to change to; the code is mailed to the account’s address.',
    example: '237671234568',
  },
  oldEmail: { description: 'The address before the change.', example: 'ngo@bureau.example' },
  otp: { description: 'The six digits from the mail.', example: '123456' },
  code: { description: 'Another name of `otp`.', example: '123456' },
  'country.code': { description: 'The code of the country (ISO 3166).', example: 'CM' },
  challengeId: {
    description:
      'For clients without cookies: what the call before answered, which says whose the code or the proof is.',
    example: 'b1d6a5e2-3f3a-4c1c-9d6e-5a7f8c9b0a11',
  },
  requestId: {
    description:
      'A number of your own for the request, to send it again with when the answer was lost: the code that was mailed then is good.',
    example: 'b1d6a5e2-3f3a-4c1c-9d6e-5a7f8c9b0a11',
  },
  proof: {
    description: 'For clients without cookies: what the verified code answered, with its `challengeId`.',
    example: 'eyJhbGciOiJIUzI1NiJ9.e30.c2ln',
  },
  token: { description: 'The token from the link in the mail.', example: 'eyJhbGciOiJIUzI1NiJ9.e30.c2ln' },
  name: { description: 'The name of the person.', example: 'Ngo Biyong' },
  businessName: {
    description:
      'The name of the business, without a number, e-mail address or link; the person’s own where it has none.',
    example: 'Ngo Biyong et Fils',
  },
  type: { description: 'What the account is for.', example: 'seller' },
  userType: { description: 'Whether somebody sells, buys or does both.', example: 'seller' },
  alsoBuys: { description: 'A seller who buys too: makes the type `both`.', example: false },
  selectedPlan: { description: 'The plan of the trial; `basic` when left out.', example: 'basic' },
  description: { description: 'What the business offers.', example: 'Portes, lits et armoires sur mesure.' },
  'CurrentUser.items': { description: 'The slugs of what is offered.', example: ['leaks-and-repairs'] },
  'register.items': {
    description: 'What is offered: items of the subcategory, by slug or name.',
    example: ['leaks-and-repairs'],
  },
  'verifyRegistrationOtp.items': {
    description: 'What is offered: items of the subcategory, by slug or name.',
    example: ['leaks-and-repairs'],
  },
  'updateProfile.items': {
    description: 'What is offered: items of the subcategory, by slug or name.',
    example: ['leaks-and-repairs'],
  },
  keywords: {
    description: 'Words by which the business is found, at most 10.',
    example: ['meubles', 'bois'],
  },
  hours: {
    description:
      'Opening hours by day, in Douala’s time: up to three spans, the last of which may end after midnight. A day without is closed.',
    example: { mon: [['08:00', '18:00']], sat: [['09:00', '13:00']] },
  },
  prices: {
    description: 'Up to five services, each with the least that it costs.',
    example: [{ label: 'Armoire', fromXaf: 60_000 }],
  },
  label: { description: 'What the service is called.', example: 'Armoire' },
  fromXaf: { description: 'The least that it costs, in whole francs.', example: 60_000 },
  languages: { description: 'Languages that are spoken there, by ISO 639.', example: ['fr', 'pcm'] },
  locations: { description: 'All addresses of the business, the main one first.' },
  branding: { description: 'How the page of a premium business looks, and the name of its short link.' },
  colour: { description: 'One of eight colours; null for those of the site.', example: 'indigo' },
  cover: { description: 'A drawn cover above the name; null for none.', example: 'weave' },
  shortName: {
    description:
      'What the short link is called: 3 to 24 letters and digits, but not 8, in any case; null for a random code.',
    example: 'ngobiyong',
  },
  isShown: { description: 'Whether this is shown: while paid premium runs.', example: true },
  shortLink: { description: 'The short address of the page of the business.', example: '/b/ngobiyong' },
  openPage: {
    description: 'Whether its owner wants a page that everybody can open, while the listing can be found.',
    example: true,
  },
  hasOpenPage: {
    description:
      'Whether everybody can open it now: once its owner was told by mail, while the listing can be found.',
    example: true,
  },
  'Contact.openPage': {
    description:
      'Whether everybody can open the page of the business; that nobody can is told to whom the contact is open.',
    example: true,
  },
  listingCase: {
    description:
      'What became of reports of the listing: told, told_again (from the second time on, only what is written to us is an answer), answered, hidden for three days, confirmed and hidden; null without any.',
    example: null,
  },
  isFound: {
    description:
      'Whether others find the listing now: while a trial or a plan runs, it is not paused, and no reports hide it.',
    example: true,
  },
  visibility: { description: 'Who finds the person, and what they see.' },
  paused: { description: 'Whether nobody finds the listing, because its owner wants it so.', example: false },
  pausedUntil: {
    description: 'The day in Douala on which it comes back by itself; null for when its owner says so.',
    example: null,
  },
  hideEmail: { description: 'Whether nobody is shown the e-mail address.', example: false },
  namedToSellers: {
    description: 'Whether a buyer is called by their name to whose number they open.',
    example: false,
  },
  listedAsBuyer: {
    description:
      'Whether members who sell find a buyer, who is called a customer of their town and by no name.',
    example: false,
  },
  oneOfTrade: { description: 'What one person or shop of the trade is called.', example: 'Plumber' },
  landmarkOnPage: { description: 'Whether the landmark stands on that page.', example: false },
  picture: { description: 'The picture in base64.', example: 'UklGRg==' },
  'changePicture.type': { description: 'The content type of the picture.', example: 'image/webp' },
  language: { description: 'The language of mails and answers.', example: 'fr' },
  termsAgreed: { description: 'Agreement to the Terms of Service.', example: true },
  preferences: { description: 'The same preferences in an object of their own.' },
  notificationPreferences: { description: 'What somebody wants to be told, and by which way.' },
  newContactRequests: {
    description: 'News of people who want to connect: not sent yet, the choice is kept.',
    example: true,
  },
  whatsappBusinessAlerts: {
    description: 'News on WhatsApp: not sent yet, the choice is kept.',
    example: true,
  },
  platformUpdates: {
    description: 'News of the directory itself: not sent yet, the choice is kept.',
    example: true,
  },
  searchAlerts: { description: 'Mails of who is new for saved searches.', example: true },
  weeklyDigest: { description: 'On Mondays, what the listing brought in the week.', example: true },
  browserNotifications: {
    description: 'Notifications of the browser: not sent yet, the choice is kept.',
    example: false,
  },
  'preferences.email': { description: 'News by e-mail.', example: true },
  'notificationPreferences.email': { description: 'News by e-mail.', example: true },
  'updateNotificationPreferences.email': { description: 'News by e-mail.', example: true },
  sms: { description: 'News by text message: not sent yet, the choice is kept.', example: false },
  marketing: { description: 'Offers and advice: not sent yet, the choice is kept.', example: false },
  user: { description: 'The signed-in person.' },
  _id: { description: 'The id.', example: '0199a3f2-7c5b-7a3e-9a41-3c2f5d6b7e80' },
  id: { description: 'The id.', example: '0199a3f2-7c5b-7a3e-9a41-3c2f5d6b7e80' },
  joinedDate: { description: 'When the person registered.', example: instant },
  trialEndDate: { description: 'When the trial ends or ended; null without one.', example: instant },
  paidUntil: { description: 'When the paid time ends or ended; null when nothing was paid.', example: null },
  isInTrial: { description: 'Whether the trial runs.', example: true },
  daysLeft: {
    description:
      'Days, a started one too, until the trial ends, or until the listing leaves search after paid time; null while neither runs.',
    example: 12,
  },
  hasActiveSubscription: {
    description: 'Whether paid time runs, its days of grace included.',
    example: false,
  },
  subscriptionPlan: { description: 'The plan; `free` without one.', example: 'basic' },
  subscriptionState: { description: 'Where the subscription stands.', example: 'trial' },
  planUntil: {
    description:
      'When this plan makes way for a cheaper one that was paid for, too; null where none follows.',
    example: null,
  },
  nextPlan: { description: 'The plan that follows then.', example: null },
  cancelledAt: {
    description: 'Since when no reminders are wanted; what was paid goes on. Null without a cancellation.',
    example: null,
  },
  dailyMatchesUsed: { description: 'Contacts opened today.', example: 1 },
  dailyMatchesLimit: { description: 'Contacts that may be opened a day; null for no limit.', example: 3 },
  mark: {
    description: 'Two letters that stand in the mail as well, so that a late one is told apart.',
    example: 'KT',
  },
  expiresAt: { description: 'Until when it can be used.', example: instant },
  resendAfterSeconds: { description: 'Seconds until another code may be asked for.', example: 60 },
  accessToken: {
    description: 'For clients without cookies: send it as `Authorization: Bearer …`.',
    example: 'eyJhbGciOiJIUzI1NiJ9.e30.c2ln',
  },
  expiresIn: { description: 'Seconds that the access token lives.', example: 900 },
  loggedOut: { description: 'True once the session has ended.', example: true },
  sessions: { description: 'The devices that are signed in, the latest used first.' },
  device: { description: 'The device in words that its owner recognises.', example: 'Chrome, Android' },
  signedInAt: { description: 'When the device signed in.', example: instant },
  lastUsedAt: { description: 'When the session was renewed last.', example: instant },
  current: { description: 'Whether it is the session of this call.', example: true },
  sentTo: { description: 'The address that the code went to, masked.', example: 'n…@atelier.example' },
  restored: { description: 'Whether the account had been deleted, and is back.', example: false },
  number: {
    description:
      'What became of the number: it was the `same`, it `returned`, or it is `taken` by somebody else.',
    example: 'returned',
  },
  accountReturned: { description: 'Whether a deletion was taken back, too.', example: false },
  comeBackUntil: { description: 'Until when signing in brings the account back.', example: instant },
  oldWhatsapp: { description: 'The number at the time of the change.', example: '+237671234567' },
  ended: { description: 'How many sessions were ended.', example: 1 },
  message: { description: 'What happened, in the reader’s language.', example: 'Your account was deleted.' },
  exportedAt: { description: 'When the export was made.', example: instant },
  consents: { description: 'What the person agreed to.' },
  document: { description: 'The text that was agreed to.', example: 'terms' },
  version: { description: 'Its version.', example: '2026-11-01' },
  agreedAt: { description: 'When it was agreed to.', example: instant },
  reports: { description: 'What the person reported of contacts.' },
  reportedAt: { description: 'When it was reported.', example: instant },
  'reports.reason': { description: 'What was said to be wrong.', example: 'wrong_number' },
  savedContacts: {
    description: 'The contacts that the person saved; without id and name where they have left.',
  },
  'export.searchAlerts': { description: 'The searches that the person is mailed about.' },
  openedContacts: { description: 'The contacts that the person opened.' },
  contactId: { description: 'The id of the contact.', example: '0199a3f2-7c5b-7a3e-9a41-3c2f5d6b7e81' },
  openedAt: { description: 'When it was opened.', example: instant },
  shortCode: { description: 'The random code of the short link.', example: 'k7m2xq9d' },
  shortNames: { description: 'The names of the short link, those that were given up included.' },
  'shortNames.name': { description: 'The name.', example: 'ngobiyong' },
  isCurrent: { description: 'Whether it is the name of the link now.', example: true },
  heldUntil: { description: 'Until when nobody else may take the name.', example: instant },
  formerTrades: {
    description:
      'What the listing sold and where until that was changed. Kept for 30 days, in which what the person reports of others there does not count.',
  },
  town: { description: 'The slug of the town; that of none with its region.', example: 'douala' },
  pageToldAt: {
    description: 'When the mail about the open page was written; null before.',
    example: instant,
  },
  changedAt: { description: 'When it was changed.', example: instant },
};
