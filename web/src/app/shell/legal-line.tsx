import { site } from '@mboalink/shared/site.ts';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../i18n/create-i18n.ts';
import { PageLink } from '../../lib/page-link.tsx';
import { useYear } from '../../lib/use-year.ts';
import styles from './legal-line.module.css';
import { legalEntries } from './nav-entries.ts';

/** Links to the legal pages and the operator, for screens without a footer or sidebar. */
export function LegalLine() {
  const { t, i18n } = useTranslation();
  const year = useYear();
  return (
    <footer className={styles.line}>
      <ul className={styles.links}>
        {legalEntries.map(({ page, label }) => (
          <li key={page}>
            <PageLink page={page} className={styles.link}>
              {t(`nav.${label}`)}
            </PageLink>
          </li>
        ))}
      </ul>
      <p>
        © {year} {site.operator[languageOf(i18n)]}
      </p>
    </footer>
  );
}
