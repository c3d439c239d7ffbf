import { sessionLimits } from '@mboalink/shared/limits.ts';
import { ownPhoneCookie } from '@mboalink/shared/own-phone.ts';

/** Whether whoever is signed in said that this is their phone, which may then keep what they know. */
export const isOwnPhone = (): boolean => new RegExp(`(^|; )${ownPhoneCookie}=1`).test(document.cookie);

/** Before they are signed in: how long the session lasts follows from it. Undefined: nobody is here any more. */
export function sayOwnPhone(isOwn: boolean | undefined): void {
  const seconds = isOwn ? sessionLimits.idleDays * 86_400 : 0;
  // On a phone that others use, too, it ends with the browser, as the session does.
  const lasts = isOwn === false ? '' : `; Max-Age=${seconds}`;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is younger than the browsers that we serve.
  document.cookie = `${ownPhoneCookie}=${isOwn ? 1 : 0}; Path=/; SameSite=Lax${lasts}${secure}`;
}
