import { sectors } from '@mboalink/shared/catalogue/category-names.ts';
import { formatCount } from '@mboalink/shared/format.ts';
import { business } from './business-en.ts';
import { poster } from './poster-en.ts';

const contacts = (count: number, more = false) =>
  `${formatCount(count, more)} ${count === 1 ? 'contact' : 'contacts'}`;

export const messages = {
  skip: 'Skip to content',
  home: 'Home',
  menu: 'Main menu',
  language: 'Language',
  find: 'Find contacts',
  trades: 'Trades',
  dashboard: 'Dashboard',
  logout: 'Logout',
  login: 'Login',
  register: 'Register',
  howItWorks: 'How it works',
  pricing: 'Pricing',
  about: 'About',
  terms: 'Terms',
  privacy: 'Privacy',
  cookies: 'Cookies',
  gdpr: 'GDPR',
  faq: 'Questions',
  contact: 'Contact',
  footerAbout: 'The WhatsApp directory of people who sell, make and repair in Cameroon.',
  rights: 'Prices in CFA francs',
  here: 'You are here',
  copy: 'No network. This is the page of {{date}}.',
  contacts,
  business,
  poster,
  failure: {
    title: 'This page did not load',
    text: 'The fault is ours, not yours. Wait a moment, then try again.',
    busy: 'Many pages were opened from your network at once. Wait a minute, then try again.',
    again: 'Try again',
  },
  picture: {
    show: 'Show the photo (30 KB at most)',
    of: (name: string) => `Photo of ${name}`,
  },
  mailPreference: {
    stop: 'Stop',
    receive: 'Receive it again',
    settings: 'All my notifications',
    one: (name: string) => `the alert ${name}`,
    all: { searchAlerts: 'your saved searches', weeklyDigest: 'your weekly report' },
    running: (what: string) => ({
      title: 'Stop these e-mails?',
      text: `Press the button and you get no more e-mails about ${what}. The rest of your account stays as it is.`,
    }),
    stopped: (what: string) => ({
      title: 'Stopped',
      text: `You get no more e-mails about ${what}. You can undo that here, or in your settings.`,
    }),
    gone: {
      title: 'You get no more e-mails',
      text: 'What this link was about no longer exists, so nothing is sent.',
    },
    invalid: {
      title: 'This link does not work',
      text: 'It was cut off, or it is more than a year old. Open the link in your latest e-mail, or your settings.',
    },
  },
  absent: {
    title: 'This page is not open at the moment',
    text: 'Or its address was copied wrongly: compare it with the poster or the message. You can also search above for the name of the business, a trade or a town.',
    trades: 'See all trades',
  },
  categories: {
    title: 'All trades in Cameroon: WhatsApp contacts near you',
    heading: 'All trades in Cameroon',
    description: (count: number) =>
      `${contacts(count)} on WhatsApp in ${sectors.length} sectors, from farming to transport. Choose a trade and a town, and see who works near you.`,
    lead: (count: number) => `${contacts(count)} on WhatsApp. Open a trade to see who works near you.`,
    sectors: 'Sectors',
    all: (name: string) => `All: ${name}`,
  },
  search: {
    label: 'What are you looking for?',
    example: 'plumber Douala',
    go: 'Search',
    title: 'Search results',
    results: (text: string) => `Results for “${text}”`,
    inTown: (town: string) => `Contacts in ${town}`,
    description: 'Businesses in Cameroon on WhatsApp, by trade and by town.',
    nobody: 'No trade and no business is called that. Look through the trades below.',
    nobodyByNumber: 'Nobody can be found by their number. Search for a trade, a name or a town.',
    nobodyThere: 'No open page there yet. Look through the trades below.',
    meant: (named: string) => `See all: ${named}`,
    trades: 'All trades in Cameroon',
  },
  card: {
    sponsored: 'Sponsored',
    sponsoredMeans: '“Sponsored”: a business that paid to come before others.',
    show: 'See the number',
    of: (name: string) => `of ${name}`,
    member: {
      for: (time: string) => `Member for ${time}`,
      since: (time: string) => `Member since ${time}`,
    },
  },
  paging: {
    label: 'Pages',
    before: 'Previous',
    after: 'Next',
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  },
  trade: {
    caution: 'Do not pay in advance if you do not know the person.',
    inTown: (trade: string, town: string) => `${trade} in ${town}`,
    inCountry: (trade: string) => `${trade} in Cameroon`,
    title: (named: string, count: number, page: number) =>
      `${named}${count > 0 ? `: ${contacts(count)} on WhatsApp` : ''}${page > 1 ? ` (page ${page})` : ''}`,
    description: (named: string, count: number) =>
      `${named}: ${contacts(count)} on WhatsApp. See who they are and where they work, then write to them directly.`,
    lead: (count: number, more = false) => `${contacts(count, more)} on WhatsApp.`,
    register: 'The number is shown once you have registered.',
    nobody: 'No open page here yet.',
    quartierFirst: (quartier: string, town: string) =>
      `Those in ${quartier} come first, then the rest of ${town}.`,
    nobodyInQuartier: (quartier: string, town: string, isNearestFirst: boolean) =>
      `No open page in ${quartier} yet. Here is all of ${town}${isNearestFirst ? ', the nearest first' : ''}.`,
    nearby: (trade: string) => `${trade} elsewhere`,
    distance: (kilometres: number) => `about ${kilometres}\u00a0km away`,
    byTown: (trade: string) => `${trade} by town`,
    wholeCountry: 'All of Cameroon',
    allTowns: 'All towns',
    otherTrades: 'Related trades',
    otherTradesIn: (town: string) => `Related trades in ${town}`,
    invite: 'Is this your trade?',
    inviteText: (price: string) =>
      `Put your business here: customers write to you on WhatsApp. One month free, then from ${price} a month.`,
    inviteGo: 'Register my business',
  },
};

/** The texts of the open pages; every language has all of them. */
export type Messages = typeof messages;
