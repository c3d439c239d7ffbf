import type { Language } from '@mboalink/shared/language.ts';
import { createContext, useContext, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../i18n/create-i18n.ts';
import { type HeadOf, headOf, type PageHead } from './head-tags.ts';

/** Where prerendering collects what the drawn screen says about itself. */
export const HeadCollector = createContext<((head: HeadOf) => void) | undefined>(undefined);

/** A screen's title, description and canonical address, in the page's head as long as the screen is shown. */
export function Head({ page, title, description }: PageHead) {
  const { i18n } = useTranslation();
  const language = languageOf(i18n);
  const collect = useContext(HeadCollector);
  collect?.(headOf({ page, title, description }, language));
  useEffect(() => showHead({ page, title, description }, language), [page, title, description, language]);
  return null;
}

function showHead(head: PageHead, language: Language) {
  const { title, tags } = headOf(head, language);
  document.title = title;
  for (const old of document.head.querySelectorAll('[data-page]')) old.remove();
  for (const { tag, attributes } of tags) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.dataset.page = '';
    document.head.append(element);
  }
}
