import type answers from '../locales/en/answers.json';
import type auth from '../locales/en/auth.json';
import type business from '../locales/en/business.json';
import type common from '../locales/en/common.json';
import type contacts from '../locales/en/contacts.json';
import type dashboard from '../locales/en/dashboard.json';
import type directory from '../locales/en/directory.json';
import type errors from '../locales/en/errors.json';
import type faq from '../locales/en/faq.json';
import type form from '../locales/en/form.json';
import type home from '../locales/en/home.json';
import type incoming from '../locales/en/incoming.json';
import type leads from '../locales/en/leads.json';
import type legal from '../locales/en/legal.json';
import type listing from '../locales/en/listing.json';
import type mail from '../locales/en/mail.json';
import type needs from '../locales/en/needs.json';
import type offline from '../locales/en/offline.json';
import type pages from '../locales/en/pages.json';
import type payment from '../locales/en/payment.json';
import type plans from '../locales/en/plans.json';
import type push from '../locales/en/push.json';
import type register from '../locales/en/register.json';
import type search from '../locales/en/search.json';
import type settings from '../locales/en/settings.json';
import type words from '../locales/en/words.json';

/** The words of each namespace, by its file in `locales`. A namespace that is missing here cannot be used. */
export type Words = Record<LegalWords, Pick<LegalText, 'title'>> & {
  answers: typeof answers;
  auth: typeof auth;
  business: typeof business;
  /** Made from the catalogue before each build; read by `useNames`. */
  catalogue: { generated: string };
  common: typeof common;
  contacts: typeof contacts;
  dashboard: typeof dashboard;
  directory: typeof directory;
  errors: typeof errors;
  faq: typeof faq;
  form: typeof form;
  home: typeof home;
  incoming: typeof incoming;
  leads: typeof leads;
  legal: typeof legal;
  listing: typeof listing;
  mail: typeof mail;
  needs: typeof needs;
  offline: typeof offline;
  pages: typeof pages;
  payment: typeof payment;
  plans: typeof plans;
  push: typeof push;
  register: typeof register;
  search: typeof search;
  settings: typeof settings;
  words: typeof words;
};

/** A legal text in one language. A change of meaning gets a new date and version, in both languages. */
export type LegalText = {
  title: string;
  description: string;
  lastChanged: string;
  version: string;
  sections: { id: string; heading: string; paragraphs: string[]; list?: string[] }[];
};

/** Each legal text is a namespace of its own, which is read whole: only the one that is shown travels. */
export type LegalWords = 'cookies' | 'gdpr' | 'privacy' | 'terms';

export type Namespace = keyof Words;

declare module 'i18next' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be augmented.
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Words;
  }
}
