import type { messages as accounts } from './en/accounts.ts';
import type { messages as business } from './en/business.ts';
import type { messages as challenge } from './en/challenge.ts';
import type { messages as common } from './en/common.ts';
import type { messages as dashboard } from './en/dashboard.ts';
import type { messages as directory } from './en/directory.ts';
import type { messages as errors } from './en/errors.ts';
import type { messages as exported } from './en/export.ts';
import type { messages as faq } from './en/faq.ts';
import type { messages as home } from './en/home.ts';
import type { messages as link } from './en/link.ts';
import type { messages as login } from './en/login.ts';
import type { messages as logout } from './en/logout.ts';
import type { messages as network } from './en/network.ts';
import type { messages as openings } from './en/openings.ts';
import type { messages as pages } from './en/pages.ts';
import type { messages as passes } from './en/passes.ts';
import type { messages as payment } from './en/payment.ts';
import type { messages as picture } from './en/picture.ts';
import type { messages as plans } from './en/plans.ts';
import type { messages as premium } from './en/premium.ts';
import type { messages as pricing } from './en/pricing.ts';
import type { messages as receipt } from './en/receipt.ts';
import type { messages as registered } from './en/registered.ts';
import type { messages as search } from './en/search.ts';
import type { messages as settings } from './en/settings.ts';
import type { messages as share } from './en/share.ts';
import type { messages as wallet } from './en/wallet.ts';

export type Messages = {
  accounts: typeof accounts;
  business: typeof business;
  challenge: typeof challenge;
  common: typeof common;
  dashboard: typeof dashboard;
  directory: typeof directory;
  errors: typeof errors;
  export: typeof exported;
  faq: typeof faq;
  home: typeof home;
  link: typeof link;
  login: typeof login;
  logout: typeof logout;
  network: typeof network;
  openings: typeof openings;
  pages: typeof pages;
  passes: typeof passes;
  payment: typeof payment;
  picture: typeof picture;
  plans: typeof plans;
  premium: typeof premium;
  pricing: typeof pricing;
  receipt: typeof receipt;
  registered: typeof registered;
  search: typeof search;
  settings: typeof settings;
  share: typeof share;
  wallet: typeof wallet;
};

/** The words that screens say by key, and the legal texts, which are shown as a whole. */
export type Namespace = keyof Messages | 'cookies' | 'gdpr' | 'privacy' | 'terms';

type SameKeys<Messages> = {
  readonly [Key in keyof Messages]: Messages[Key] extends string ? string : SameKeys<Messages[Key]>;
};

/** What the other language has to say for a namespace: a key that English lacks, or has more, is a type error. */
export type Translation<Name extends keyof Messages> = SameKeys<Messages[Name]>;
