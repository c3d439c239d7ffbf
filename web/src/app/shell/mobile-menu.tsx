import { site, supportChat } from '@mboalink/shared/site.ts';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../i18n/create-i18n.ts';
import type { ScreenName } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/session-context.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { CrossIcon, MailIcon, MenuIcon, WhatsappIcon } from '../../ui/icons.tsx';
import { useModal } from '../../ui/use-modal.ts';
import { LanguageSwitch } from './language-switch.tsx';
import styles from './mobile-menu.module.css';
import { legalEntries, menuEntries, siteEntries } from './nav-entries.ts';
import { NavList } from './nav-list.tsx';
import { siteMenuId } from './site-menu-id.ts';

/**
 * The whole menu, sliding in from the right where the bar has no room for it. Before the client is there, and without it, the
 * browser opens and closes it; then it is a modal dialog, also when it stands open already.
 */
export function MobileMenu({ current }: { current: ScreenName }) {
  const { t, i18n } = useTranslation();
  const { menu, dialog, follow, close } = useMenu();
  const { user } = useSession();
  const closeAfter = (event: MouseEvent<HTMLDialogElement>) => {
    const pressed = event.target instanceof Element ? event.target : null;
    if (pressed === dialog.current || pressed?.closest('a')) close();
  };
  return (
    <details ref={menu} className={styles.details} onToggle={follow}>
      <summary className={styles.opener} aria-label={t('nav.openMenu')}>
        <MenuIcon />
      </summary>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a keyboard closes it with Escape or follows a link */}
      <dialog
        ref={dialog}
        id={siteMenuId}
        className={styles.menu}
        aria-label={t('nav.main')}
        onClose={close}
        onClick={closeAfter}
      >
        <IconButton icon={CrossIcon} kind="inverse" label={t('nav.closeMenu')} onClick={close} />
        <nav className={styles.nav}>
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
      </dialog>
    </details>
  );
}

/** Follows what the browser opens and closes, from before the client was there on. */
function useMenu() {
  const menu = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  const follow = () => setOpen(menu.current?.open === true);
  const close = () => {
    menu.current?.removeAttribute('open');
    setOpen(false);
  };
  const dialog = useModal(open, close);
  useEffect(follow, []);
  return { menu, dialog, follow, close };
}
