import type { Language } from '@mboalink/shared/language.ts';
import { membersMark } from '@mboalink/shared/page-map.ts';
import { type html, raw } from 'hono/html';
import type { PublicCaching } from '../context.ts';
import { messages as en, type Messages } from './messages/en.ts';
import { messages as fr } from './messages/fr.ts';
import type { StructuredData } from './structured-data.ts';

export type Html = ReturnType<typeof html>;

/** What goes with a shared link: a picture of its own, or the fixed one of its sector. */
export type SharePicture = { address: string; alt: string } | { sector: string };

/** A page that the Worker draws for everybody, without what stands around every page. */
export type OpenPage = {
  /** Its address, with the query that belongs to it. */
  path: string;
  /** The same with what was typed on the way to it, where it says so. */
  searchedPath?: string;
  title: string;
  description: string;
  /** Whether search engines may know it. */
  isIndexable: boolean;
  structuredData: readonly StructuredData[];
  /** What goes with its link where that is shared; without one, the general picture. */
  picture?: SharePicture | undefined;
  /** What stands in the search field of its head: nothing where nobody searched; null without the field. */
  search?: string | null;
  content: Html;
  cache: PublicCaching;
};

/** A page, or another address: one that took its place for good, or one that it leads to. Null where there is none. */
export type OpenAnswer = OpenPage | { movedTo: string } | { leadsTo: string } | null;

/** Stands in the tag of what is drawn for members alone: the script of these pages takes that away where they signed out unheard. */
export const forMembers = raw(` data-${membersMark}`);

const byLanguage: Record<Language, Messages> = { en, fr };

/** The texts of the open pages in the reader's language. */
export const messagesOf = (language: Language): Messages => byLanguage[language];
