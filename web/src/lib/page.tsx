import type { Language } from '@mboalink/shared/language.ts';
import { createContext, type ReactNode, useContext } from 'react';
import type { Queries } from './trpc.ts';

/** As much of a member as menus tell apart. */
export type Member = { isSeller: boolean; isPremium: boolean };

/** What every component may know of the document that it stands in. */
export type Page = {
  language: Language;
  /** Whether the cookies named a session when the document was made. */
  isSignedIn: boolean;
  /** Whose document it is, for menus; undefined for visitors, and where the server could not say. */
  member?: Member | undefined;
  /** Without a slash at its end. */
  origin: string;
  /** Whether the browser asks to save data: pictures then wait for a touch. */
  savesData: boolean;
  /** On the server alone: what the policy knows scripts by. */
  nonce?: string | undefined;
  /** On the server alone: what the loaders read. */
  queries?: Queries | undefined;
  /** On the server alone: the same, for the browser. */
  state?: string | undefined;
};

const PageContext = createContext<Page | undefined>(undefined);

export function PageProvider({ page, children }: { page: Page; children: ReactNode }) {
  return <PageContext value={page}>{children}</PageContext>;
}

/** The document that a component stands in: its language, its reader, its address. */
export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error('usePage needs a PageProvider');
  return page;
}
