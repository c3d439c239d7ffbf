import { site, supportChat } from '@mboalink/shared/site.ts';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../i18n/create-i18n.ts';
import { useYear } from '../../lib/use-year.ts';
import { Hem } from '../../ui/hem.tsx';
import { MailIcon, WhatsappIcon } from '../../ui/icons.tsx';
import { Logo } from '../../ui/logo.tsx';
import styles from './footer.module.css';
import { legalEntries, siteEntries } from './nav-entries.ts';
import { NavList } from './nav-list.tsx';

const listed = siteEntries(true).filter(({ page }) => page !== 'home' && page !== 'find-contact');

export function Footer() {
  const { t, i18n } = useTranslation();
  const year = useYear();
  return (
    <footer className={styles.footer}>
      <Hem kind="night" />
      <div className={styles.inside}>
        <div>
          <p className={styles.name}>
            <Logo /> {site.name}
          </p>
          <p className={styles.about}>{t('footer.about')}</p>
        </div>
        <ul aria-label={t('footer.support')}>
          <li>
            <a href={supportChat()} className={styles.contact}>
              <WhatsappIcon size={20} />
              <span>{t('footer.whatsapp')}</span>
            </a>
          </li>
          <li>
            <a href={`mailto:${site.supportEmail}`} className={styles.contact}>
              <MailIcon size={20} />
              <span>{site.supportEmail}</span>
            </a>
          </li>
        </ul>
        <NavList
          entries={[...listed, ...legalEntries]}
          className={styles.pages}
          linkClassName={styles.link}
        />
        <p className={styles.rights}>
          © {year} {site.operator[languageOf(i18n)]}
        </p>
      </div>
    </footer>
  );
}
