import type { i18n } from 'i18next';
import { openedEvent } from '../../lib/opened-event.ts';
import { readStored, writeStored } from '../../lib/storage.ts';

/** What Chrome hands out where the site can be installed; its types leave it out. */
type InstallPrompt = Event & { prompt: () => Promise<unknown> };

const key = 'install-offer';

/**
 * Offers to install the site after somebody opened a number, in place of the browser's own bar, which comes before anybody knows what
 * the site is for. Never again once they answered. On an iPhone, which has no such call, it says how.
 */
export function offerInstall(i18n: i18n) {
  if (readStored('local', key)) return;
  let prompt: InstallPrompt | undefined;
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    prompt = event as InstallPrompt;
  });
  const offer = () => {
    const install = prompt && (() => void prompt?.prompt());
    if (!install && !isIphoneBrowser()) return;
    removeEventListener(openedEvent, offer);
    const answered = () => writeStored('local', key, 'answered');
    import('./install-offer.tsx').then(
      ({ showInstallOffer }) => showInstallOffer(i18n, { install, answered }),
      () => {},
    );
  };
  addEventListener(openedEvent, offer);
}

/** Safari there alone knows whether it shows an installed site, and says so. */
const isIphoneBrowser = () => (navigator as { standalone?: boolean }).standalone === false;
