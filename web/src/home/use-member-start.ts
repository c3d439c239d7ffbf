import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * The first screen of somebody who is signed in. Visitors do without, so it comes with files of its own; without a
 * network the page stays as visitors see it, and its search works all the same.
 */
export function useMemberStart(user: CurrentUser | null) {
  const { i18n } = useTranslation();
  const [MemberStart, setStart] = useState<ComponentType<{ user: CurrentUser }>>();
  const signedIn = user !== null;
  useEffect(() => {
    if (!signedIn) return;
    import('./member-start.tsx')
      .then((file) => file.loadMemberStart(i18n))
      .then((start) => setStart(() => start))
      .catch(() => {});
  }, [signedIn, i18n]);
  return signedIn ? MemberStart : undefined;
}
