import { type ComponentType, useEffect, useState } from 'react';
import type { ScreenName } from '../../lib/paths.ts';

/** What signed-in people have around each screen: visitors do not fetch it. Without a network the menu has all of it. */
export function useMemberParts(signedIn: boolean) {
  const [Parts, setParts] = useState<ComponentType<{ current: ScreenName }>>();
  useEffect(() => {
    if (!signedIn) return;
    import('./member-parts.tsx').then(
      (file) => setParts(() => file.MemberParts),
      () => {},
    );
  }, [signedIn]);
  return signedIn ? Parts : undefined;
}
