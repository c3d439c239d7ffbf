import { useEffect, useState } from 'react';
import { untilDone } from '../../lib/until-done.ts';

type Parts = typeof import('./member-parts.tsx');

/** All who want the file wait for one that asks for it. */
let asked: Promise<Parts> | undefined;

/** What signed-in people have around each screen: visitors do not fetch it. Without a network the menu has all of it. */
export function useMemberParts(signedIn: boolean): Parts | undefined {
  const [parts, setParts] = useState<Parts>();
  useEffect(() => {
    if (!signedIn) return;
    asked ??= new Promise((bring) => untilDone(() => import('./member-parts.tsx').then(bring)));
    asked.then(setParts);
  }, [signedIn]);
  return signedIn ? parts : undefined;
}
