import type { ScreenName } from '../../lib/paths.ts';
import { BottomBar } from './bottom-bar.tsx';
import { TermsRequest } from './terms-request.tsx';

export { sidebarIcons } from './sidebar-icons.ts';

/** What surrounds every screen of signed-in people, beside what visitors have. */
export function MemberParts({ current }: { current: ScreenName }) {
  return (
    <>
      <BottomBar current={current} />
      <TermsRequest current={current} />
    </>
  );
}
