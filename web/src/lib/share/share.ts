import type { MouseEvent } from 'react';

/** Hands a message to what the device shares by; without any, the pressed link leads on to WhatsApp. */
export async function shareMessage(event: MouseEvent<HTMLAnchorElement>, text: string) {
  if (!canShare({ text })) return;
  event.preventDefault();
  const { href } = event.currentTarget;
  if ((await share({ text })) === 'failed') location.assign(href);
}

/** Whether this device has anything to share by. */
export const canShare = (data: ShareData): boolean => navigator.canShare?.(data) ?? false;

/** What became of it: with 'failed' nobody was asked, or the browser drew for too long and has forgotten the tap. */
export async function share(data: ShareData): Promise<'shared' | 'cancelled' | 'failed'> {
  if (!canShare(data)) return 'failed';
  try {
    await navigator.share(data);
    return 'shared';
  } catch (thrown) {
    return thrown instanceof DOMException && thrown.name === 'AbortError' ? 'cancelled' : 'failed';
  }
}
