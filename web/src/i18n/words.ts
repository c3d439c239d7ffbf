import type { words as accounts } from './en/accounts.ts';
import type { words as common } from './en/common.ts';
import type { words as dashboard } from './en/dashboard.ts';
import type { words as directory } from './en/directory.ts';
import type { words as errors } from './en/errors.ts';
import type { words as home } from './en/home.ts';
import type { words as pages } from './en/pages.ts';
import type { words as plans } from './en/plans.ts';
import type { words as pricing } from './en/pricing.ts';
import type { words as settings } from './en/settings.ts';

export type English = {
  accounts: typeof accounts;
  common: typeof common;
  dashboard: typeof dashboard;
  directory: typeof directory;
  errors: typeof errors;
  home: typeof home;
  pages: typeof pages;
  plans: typeof plans;
  pricing: typeof pricing;
  settings: typeof settings;
};

/** The words that screens say by key, and the legal texts, which are shown as a whole. */
export type Namespace = keyof English | 'terms' | 'privacy';

type SameKeys<Words> = {
  readonly [Key in keyof Words]: Words[Key] extends string ? string : SameKeys<Words[Key]>;
};

/** What the other language has to say for a namespace: a key that English lacks, or has more, is a type error. */
export type Translation<Name extends keyof English> = SameKeys<English[Name]>;
