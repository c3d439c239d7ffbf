import { lazy, Suspense, useEffect, useState } from 'react';
import { knowsPush } from '../../../lib/push.ts';
import { trpc } from '../../../lib/trpc.ts';
import type { PushReason } from './ask.tsx';

// Without a network nothing is offered.
const Ask = lazy(() =>
  import('./ask.tsx').then(
    (file) => ({ default: file.Ask }),
    () => ({ default: () => null }),
  ),
);

/** Offers notifications once, in a browser that knows them; renews those that are on. Needs the words 'push'. */
export function AskForPush({ reason }: { reason: PushReason }) {
  const { data: me } = trpc.accounts.me.useQuery();
  const [isKnown, setKnown] = useState(false);
  useEffect(() => setKnown(knowsPush()), []);
  return me?.user.pushKey && isKnown ? (
    <Suspense>
      <Ask user={me.user} reason={reason} />
    </Suspense>
  ) : null;
}
