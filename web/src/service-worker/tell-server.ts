import { shellAsked } from '@mboalink/shared/kept-copies.ts';

type Registration = { navigationPreload?: Pick<NavigationPreloadManager, 'setHeaderValue'> };

/**
 * What the next navigation says to the server, which the browser sends before the service worker is asked; from Firefox 99 on it does.
 * Never fails.
 */
export async function tellServer({ navigationPreload }: Registration, isOwn: boolean): Promise<void> {
  await navigationPreload?.setHeaderValue(isOwn ? shellAsked : 'true').catch(() => {});
}
