import { site } from '@mboalink/shared/site.ts';

/** An address of ours in full, as it is sent to others. */
export const fullAddress = (path: string): string =>
  new URL(path, typeof location === 'undefined' ? site.publicUrl : location.origin).href;

/** The same as people read and type it. */
export const readableAddress = (path: string): string => fullAddress(path).replace(/^https?:\/\//, '');

/** Opens WhatsApp with a message whose receivers somebody chooses there. */
export const shareLink = (text: string, path: string): string => shareText(`${text} ${fullAddress(path)}`);

/** The same with a message that leads nowhere. */
export const shareText = (text: string): string => `https://wa.me/?text=${encodeURIComponent(text)}`;
