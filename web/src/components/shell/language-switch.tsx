import { type Language, languages } from '@mboalink/shared/language.ts';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { usePage } from '../../lib/page.tsx';
import { keepLanguage } from '../../lib/reader-language.ts';
import styles from './language-switch.module.css';

const ownNames: Record<Language, string> = { en: 'English', fr: 'Français' };

/** FR | EN: a language is a new document at the same address. With scripts the choice is kept for longer than the visit. */
export function LanguageSwitch() {
  const { t } = useTranslation();
  const { language: current } = usePage();
  const { pathname, search } = useLocation();
  const inLanguage = (language: Language) => {
    const query = new URLSearchParams(search);
    query.set('lang', language);
    return `${pathname}?${query}`;
  };
  const choose = (event: MouseEvent, language: Language) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    keepLanguage(language);
    const query = new URLSearchParams(search);
    query.delete('lang');
    const address = query.size > 0 ? `${pathname}?${query}` : pathname;
    if (address === pathname + search) location.reload();
    else location.assign(address);
  };
  return (
    <ul className={styles.switch} aria-label={t('nav.language')}>
      {[...languages].reverse().map((language) => (
        <li key={language}>
          <a
            href={inLanguage(language)}
            lang={language}
            hrefLang={language}
            aria-current={current === language ? 'true' : undefined}
            className={styles.language}
            onClick={(event) => choose(event, language)}
          >
            {language.toUpperCase()}
            <span className="visually-hidden"> {ownNames[language]}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
