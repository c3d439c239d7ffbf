import type { MouseEvent } from 'react';

/** Hands a message to what the device shares by; without any, the pressed link leads on to WhatsApp. */
export async function shareMessage(event: MouseEvent<HTMLAnchorElement>, text: string) {
  if (!canShare({ text })) return;
  event.preventDefault();
  const { href } = event.currentTarget;
  if (!(await isShared({ text }))) location.assign(href);
}

/** Whether this device has anything to share by. */
export const canShare = (data: ShareData): boolean => navigator.canShare?.(data) ?? false;

/** Whether somebody shared, or was asked and changed their mind. A browser that drew for too long has forgotten the tap. */
export async function isShared(data: ShareData): Promise<boolean> {
  if (!canShare(data)) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (thrown) {
    return thrown instanceof DOMException && thrown.name === 'AbortError';
  }
}
