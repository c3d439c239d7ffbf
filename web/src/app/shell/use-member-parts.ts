import { useEffect, useState } from 'react';
import { untilDone } from '../../lib/until-done.ts';

type Parts = typeof import('./member-parts.tsx');

/** What signed-in people have around each screen: visitors do not fetch it. Without a network the menu has all of it. */
export function useMemberParts(signedIn: boolean): Parts | undefined {
  const [parts, setParts] = useState<Parts>();
  useEffect(() => {
    if (!signedIn) return undefined;
    return untilDone(() => import('./member-parts.tsx').then(setParts));
  }, [signedIn]);
  return signedIn ? parts : undefined;
}
