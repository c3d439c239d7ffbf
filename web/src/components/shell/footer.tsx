import { site, supportChat } from '@mboalink/shared/site.ts';
import { useTranslation } from 'react-i18next';
import { classNames } from '../class-names.ts';
import { Hem } from '../hem.tsx';
import { MailIcon, WhatsappIcon } from '../icons.tsx';
import { Logo } from '../logo.tsx';
import styles from './footer.module.css';
import { legalEntries, siteEntries } from './nav-entries.ts';
import { NavList } from './nav-list.tsx';

const listed = siteEntries(true).filter(({ label }) => label !== 'home' && label !== 'findContact');

/** What stands below public pages: support, and the pages of the site. */
export function Footer() {
  const { t } = useTranslation();
  return (
    <footer className={styles.footer}>
      <Hem kind="night" />
      <div className={classNames('page-column', styles.inside)}>
        <div>
          <p className={classNames('row display', styles.name)}>
            <Logo /> {site.name}
          </p>
          <p className={styles.about}>{t('footer.about')}</p>
        </div>
        <ul aria-label={t('footer.support')} className={styles.support}>
          <li>
            <a href={supportChat()} className="tap">
              <WhatsappIcon size={20} />
              <span>{t('footer.whatsapp')}</span>
            </a>
          </li>
          <li>
            <a href={`mailto:${site.supportEmail}`} className="tap">
              <MailIcon size={20} />
              <span>{site.supportEmail}</span>
            </a>
          </li>
        </ul>
        <NavList entries={[...listed, ...legalEntries]} className={styles.pages} linkClassName="tap" />
        <p>
          © {__BUILD_YEAR__} {site.name}
        </p>
      </div>
    </footer>
  );
}
