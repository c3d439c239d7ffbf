import type { ScreenName } from '../../lib/paths.ts';
import { BottomBar } from './bottom-bar.tsx';
import { TermsRequest } from './terms-request.tsx';
import { useWallet } from './use-wallet.ts';

export { WaitingWishes } from '../../directory/waiting-line.tsx';
export { sidebarIcons } from './sidebar-icons.ts';

/** What surrounds every screen of signed-in people, beside what visitors have. */
export function MemberParts({ current }: { current: ScreenName }) {
  useWallet();
  return (
    <>
      <BottomBar current={current} />
      <TermsRequest current={current} />
    </>
  );
}
