import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { keep, readKept } from '../../../lib/kept.ts';
import { knowsPush, ownSubscription, subscribeBrowser } from '../../../lib/push.ts';
import { trpc } from '../../../lib/trpc.ts';

/** `absent` where nothing is pushed to this browser whatever its owner wants, `new` before they were asked. */
export type PushState = 'absent' | 'denied' | 'new' | 'off' | 'on';

/** What a permission means of a browser that takes none yet. */
const permitted: Record<NotificationPermission, PushState> = {
  default: 'new',
  granted: 'off',
  denied: 'denied',
};

/** The subscription that the server knows of this browser. */
const keptName = 'push';

/** Whether this browser takes notifications, and the ways to change that. */
export function usePush({ pushKey, notificationPreferences }: CurrentUser) {
  const utils = trpc.useUtils();
  const onSuccess = ({ user }: { user: CurrentUser }) => utils.accounts.me.setData(undefined, { user });
  const subscribing = trpc.accounts.subscribe.useMutation({ onSuccess });
  const unsubscribing = trpc.accounts.unsubscribe.useMutation({ onSuccess });
  const [state, setState] = useState<PushState>('absent');
  const [work, setWork] = useState<'busy' | 'failed'>();

  const subscribe = async (key: string) => {
    const subscription = await subscribeBrowser(key);
    await subscribing.mutateAsync(subscription);
    keep('local', keptName, `${key} ${subscription.endpoint}`);
  };
  /** A browser that its owner subscribed before, in a session or under a key that is over, is told to the server anew. */
  const look = useEffectEvent(async () => {
    if (!pushKey || !knowsPush()) return;
    const subscription = await ownSubscription();
    const isOn = subscription !== undefined && notificationPreferences.browserNotifications;
    setState(isOn ? 'on' : permitted[Notification.permission]);
    const isKnown = readKept('local', keptName) === `${pushKey} ${subscription?.endpoint}`;
    if (isOn && !isKnown) await subscribe(pushKey);
  });
  useEffect(() => void look().catch(() => {}), []);

  const attempt = async (deed: () => Promise<PushState>) => {
    setWork('busy');
    try {
      setState(await deed());
      setWork(undefined);
    } catch {
      setWork('failed');
    }
  };
  const turnOn = () =>
    attempt(async () => {
      const permission = await Notification.requestPermission();
      if (permission !== 'granted') return permitted[permission];
      await subscribe(pushKey ?? '');
      return 'on';
    });
  const turnOff = () =>
    attempt(async () => {
      await unsubscribing.mutateAsync();
      await (await ownSubscription())?.unsubscribe();
      keep('local', keptName, undefined);
      return 'off';
    });
  return { state, busy: work === 'busy', failed: work === 'failed', turnOn, turnOff };
}
