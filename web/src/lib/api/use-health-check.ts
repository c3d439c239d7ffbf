import { useEffect, useState } from 'react';
import { api } from './client.ts';

const everyMilliseconds = 60_000;
const timeoutMilliseconds = 3000;

/** True while our server does not answer although the device has a network. Asks only when the page is looked at. */
export function useHealthIssue(): boolean {
  const [issue, setIssue] = useState(false);
  useEffect(() => {
    let gone = false;
    const check = async () => {
      if (document.hidden || !navigator.onLine) return;
      const healthy = await isHealthy();
      if (!gone) setIssue(!healthy);
    };
    void check();
    const timer = setInterval(() => void check(), everyMilliseconds);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, []);
  return issue;
}

async function isHealthy(): Promise<boolean> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeoutMilliseconds);
  try {
    const { status, database } = await api.health.check.query(undefined, { signal: controller.signal });
    return status === 'ok' && database === 'ok';
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
