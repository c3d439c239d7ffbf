import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../i18n/create-i18n.ts';
import type { ScreenName } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/session-context.ts';
import { site, supportChat } from '../../lib/site.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { CrossIcon, MailIcon, WhatsappIcon } from '../../ui/icons.tsx';
import { useModal } from '../../ui/sheet.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import styles from './mobile-menu.module.css';
import { legalEntries, menuEntries, siteEntries } from './nav-entries.ts';
import { NavList } from './nav-list.tsx';

type MobileMenuProps = { open: boolean; onClose: () => void; current: ScreenName };

/** The whole menu, sliding in from the right where the bar has no room for it. */
export function MobileMenu({ open, onClose, current }: MobileMenuProps) {
  const { t, i18n } = useTranslation();
  const dialog = useModal(open, onClose);
  const { user } = useSession();
  const closeAfter = (event: MouseEvent<HTMLDialogElement>) => {
    const pressed = event.target instanceof Element ? event.target : null;
    if (pressed === dialog.current || pressed?.closest('a')) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a keyboard closes it with Escape or follows a link
    <dialog
      ref={dialog}
      className={styles.menu}
      aria-label={t('nav.main')}
      onClose={onClose}
      onClick={closeAfter}
    >
      {open && (
        <>
          <IconButton icon={CrossIcon} kind="inverse" label={t('nav.closeMenu')} onClick={onClose} />
          <nav className={styles.nav} aria-label={t('nav.main')}>
            <NavList
              entries={[...siteEntries(user !== null), ...menuEntries(user)]}
              current={current}
              linkClassName={styles.link}
            />
            <NavList
              entries={legalEntries}
              current={current}
              className={styles.legal}
              linkClassName={styles.link}
            />
            <LanguageSwitch />
            <p className={styles.operator}>{site.operator[languageOf(i18n)]}</p>
            <a className={styles.link} href={supportChat()}>
              <WhatsappIcon size={20} /> {t('footer.whatsapp')}
            </a>
            <a className={styles.link} href={`mailto:${site.supportEmail}`}>
              <MailIcon size={20} /> {site.supportEmail}
            </a>
          </nav>
        </>
      )}
    </dialog>
  );
}
