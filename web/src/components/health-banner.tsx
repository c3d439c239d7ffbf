import { useEffect, useState } from 'react';
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

const healthMilliseconds = 3000;

/** Whether our server and its database answer. */
async function isHealthy(): Promise<boolean> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), healthMilliseconds);
  try {
    const answer = await fetch('/api/v1/health', { signal: limit.signal, cache: 'no-store' });
    await answer.text();
    return answer.ok;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
