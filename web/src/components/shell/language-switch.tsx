import { type Language, languages } from '@mboalink/shared/language.ts';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { usePage } from '../../lib/page.tsx';
import { classNames } from '../class-names.ts';
import styles from './language-switch.module.css';

const ownNames: Record<Language, string> = { en: 'English', fr: 'Français' };

/** FR | EN: a language is a new document at the same address, which keeps the choice. */
export function LanguageSwitch() {
  const { t } = useTranslation();
  const { language: current } = usePage();
  const { pathname, search } = useLocation();
  const inLanguage = (language: Language) => {
    const query = new URLSearchParams(search);
    query.set('lang', language);
    return `${pathname}?${query}`;
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
            className={classNames('tap', styles.language)}
          >
            {language.toUpperCase()}
            <span className="visually-hidden"> {ownNames[language]}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
