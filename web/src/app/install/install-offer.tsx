import type { i18n } from 'i18next';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { languageOf } from '../../i18n/create-i18n.ts';
import { installWords } from '../../i18n/install-words.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { CrossIcon } from '../../ui/icons.tsx';
import styles from './install-offer.module.css';

type Offer = {
  /** Asks the browser to; without it the offer says how it is done by hand. */
  install: (() => void) | undefined;
  /** They chose, whatever it was. */
  answered: () => void;
};

/** Shows the offer beside the page, which knows nothing of it, until it is answered. */
export function showInstallOffer(i18n: i18n, { install, answered }: Offer) {
  // Beside the page's own parts, which know where the bottom bar ends.
  const around = document.getElementById('root') ?? document.body;
  const place = around.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const close = () => {
    answered();
    root.unmount();
    place.remove();
  };
  root.render(
    <I18nextProvider i18n={i18n}>
      <InstallOffer
        onInstall={
          install &&
          (() => {
            install();
            close();
          })
        }
        onClose={close}
      />
    </I18nextProvider>,
  );
}

type InstallOfferProps = { onInstall: (() => void) | undefined; onClose: () => void };

function InstallOffer({ onInstall, onClose }: InstallOfferProps) {
  const { i18n } = useTranslation();
  const { title, text, install, notNow, byHand } = installWords[languageOf(i18n)];
  return (
    <section className={styles.place} aria-labelledby="install-offer">
      <div className={styles.offer}>
        <h2 id="install-offer" className={styles.title}>
          {title}
        </h2>
        <IconButton
          icon={CrossIcon}
          label={onInstall ? notNow : byHand.understood}
          className={styles.close}
          onClick={onClose}
        />
        <p className={styles.text}>{onInstall ? text : byHand.text}</p>
        {onInstall && (
          <Button kind="plain" wide onClick={onInstall}>
            {install}
          </Button>
        )}
      </div>
    </section>
  );
}
