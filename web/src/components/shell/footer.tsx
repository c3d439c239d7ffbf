import { site, supportChat } from '@mboalink/shared/site.ts';
import { useTranslation } from 'react-i18next';
import { Hem } from '../hem.tsx';
import { MailIcon, WhatsappIcon } from '../icons.tsx';
import { Logo } from '../logo.tsx';
import styles from './footer.module.css';
import { legalEntries, siteEntries } from './nav-entries.ts';
import { NavList } from './nav-list.tsx';

const listed = siteEntries(true).filter(({ label }) => label !== 'home' && label !== 'findContact');

export function Footer() {
  const { t } = useTranslation();
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
          © {__BUILD_YEAR__} {site.name}
        </p>
      </div>
    </footer>
  );
}

/** The legal pages alone, below screens that have neither footer nor sidebar; phones have them in the menu. */
export function LegalLine() {
  return (
    <footer className={styles.line}>
      <NavList entries={legalEntries} className={styles.links} linkClassName={styles.quiet} />
      <p>
        © {__BUILD_YEAR__} {site.name}
      </p>
    </footer>
  );
}
