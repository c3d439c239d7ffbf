import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../i18n/create-i18n.ts';
import { PageLink } from '../../lib/page-link.tsx';
import type { ScreenName } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/session-context.ts';
import { site, supportChat } from '../../lib/site.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { CrossIcon, MailIcon, WhatsappIcon } from '../../ui/icons.tsx';
import { useModal } from '../../ui/sheet.tsx';
import styles from './mobile-menu.module.css';
import { legalEntries, menuEntries, type NavEntry, siteEntries } from './nav-entries.ts';

type MobileMenuProps = { open: boolean; onClose: () => void; current: ScreenName };

/** The whole menu, sliding in from the right on phones. */
export function MobileMenu({ open, onClose, current }: MobileMenuProps) {
  const { t, i18n } = useTranslation();
  const dialog = useModal(open);
  const signedIn = useSession().user !== null;
  const closeAfter = (event: MouseEvent<HTMLDialogElement>) => {
    const pressed = event.target instanceof Element ? event.target : null;
    if (pressed === dialog.current || pressed?.closest('a')) onClose();
  };
  const list = (entries: readonly NavEntry[], look?: string) => (
    <ul className={look}>
      {entries.map(({ page, label }) => (
        <li key={page}>
          <PageLink page={page} current={current} className={styles.link}>
            {t(`nav.${label}`)}
          </PageLink>
        </li>
      ))}
    </ul>
  );
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a keyboard closes it with Escape or follows a link
    <dialog
      ref={dialog}
      className={styles.menu}
      aria-label={t('nav.main')}
      onClose={onClose}
      onClick={closeAfter}
    >
      <IconButton icon={CrossIcon} kind="inverse" label={t('nav.closeMenu')} onClick={onClose} />
      <nav className={styles.nav} aria-label={t('nav.main')}>
        {list([...siteEntries, ...menuEntries(signedIn)])}
        {list(legalEntries, styles.legal)}
        <p className={styles.operator}>{site.operator[languageOf(i18n)]}</p>
        <a className={styles.link} href={supportChat()}>
          <WhatsappIcon size={20} /> {t('footer.whatsapp')}
        </a>
        <a className={styles.link} href={`mailto:${site.supportEmail}`}>
          <MailIcon size={20} /> {site.supportEmail}
        </a>
      </nav>
    </dialog>
  );
}
