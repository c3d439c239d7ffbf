import type { PushSubscriptionInput } from '@mboalink/shared/accounts/push.ts';

/** Whether this browser knows notifications. iPhones do from the home screen alone, older browsers never. */
export const knowsPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** What this browser subscribed to; undefined where it is to nothing. Waits for the service worker, for ever where there is none. */
export async function ownSubscription(): Promise<PushSubscription | undefined> {
  const { pushManager } = await navigator.serviceWorker.ready;
  return (await pushManager.getSubscription()) ?? undefined;
}

/** Subscribes this browser, where its owner allows it; what belongs to another key goes first. Throws where it cannot. */
export async function subscribeBrowser(key: string): Promise<PushSubscriptionInput> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const made = await pushManager.subscribe(options).catch(async () => {
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  });
  const { endpoint = '', keys = {} } = made.toJSON();
  return { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } };
}
