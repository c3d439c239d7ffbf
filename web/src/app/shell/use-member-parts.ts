import { useEffect, useState } from 'react';
import { onceLater } from '../../lib/once-later.ts';

type Parts = typeof import('./member-parts.tsx');

/** What signed-in people have around each screen: visitors do not fetch it. Without a network the menu has all of it. */
export function useMemberParts(signedIn: boolean): Parts | undefined {
  const [parts, setParts] = useState<Parts>();
  useEffect(() => {
    if (!signedIn) return undefined;
    let isOver = false;
    let callOff = () => {};
    const load = () => {
      import('./member-parts.tsx').then(setParts, () => {
        if (!isOver) callOff = onceLater(load);
      });
    };
    load();
    return () => {
      isOver = true;
      callOff();
    };
  }, [signedIn]);
  return signedIn ? parts : undefined;
}
