import { type Language, languages } from '@mboalink/shared/language.ts';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { switchLanguage } from '../../lib/reader-language.ts';
import { showToast } from '../../ui/toast.tsx';
import styles from './language-switch.module.css';

const ownNames: Record<Language, string> = { en: 'English', fr: 'Français' };

/** FR | EN. Links, so that they work without our script; with it, the page changes its language in place. */
export function LanguageSwitch() {
  const { t, i18n } = useTranslation();
  const choose = (event: MouseEvent, language: Language) => {
    event.preventDefault();
    switchLanguage(i18n, language).catch(() =>
      showToast({ text: `${t('network.issue')} ${t('network.offlineAdvice')}`, failed: true }),
    );
  };
  return (
    <nav className={styles.switch} aria-label={t('nav.language')}>
      {[...languages].reverse().map((language) => (
        <a
          key={language}
          href={`?lang=${language}`}
          lang={language}
          hrefLang={language}
          aria-current={i18n.language === language ? 'true' : undefined}
          className={styles.language}
          onClick={(event) => choose(event, language)}
        >
          {language.toUpperCase()}
          <span className="visually-hidden"> {ownNames[language]}</span>
        </a>
      ))}
    </nav>
  );
}
