import { useEffect, useState } from 'react';
import { isHealthy } from '../lib/health.ts';
import { NetworkBanner, useOnline } from './network-banner.tsx';

const everyMilliseconds = 60_000;

/** Shown while our server does not answer although the device has a network, which every page tells by itself. */
export function HealthBanner() {
  const isOnline = useOnline();
  const issue = useHealthIssue();
  return isOnline && <NetworkBanner issue={issue} />;
}

/** True while our server does not answer although the device has a network. Asks only while the page is looked at. */
function useHealthIssue(): boolean {
  const [issue, setIssue] = useState(false);
  useEffect(() => {
    let isGone = false;
    const check = async () => {
      if (document.hidden || !navigator.onLine) return;
      const isWell = await isHealthy();
      if (!isGone) setIssue(!isWell);
    };
    void check();
    const timer = setInterval(() => void check(), everyMilliseconds);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, []);
  return issue;
}
