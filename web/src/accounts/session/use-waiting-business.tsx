import { type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readFile } from '../../lib/api/read-file.ts';
import { useNavigationState } from '../../lib/navigation-state.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import styles from './waiting-business.module.css';

/**
 * What waits behind signing in, in words: the number of a business, or a report of it, as much of it as fits into a room that does
 * not change when the name comes. Undefined for any other way here; what is drawn ahead knows none, and says it.
 */
export function useWaitingBusiness(way: 'register' | 'login'): ReactElement | undefined {
  const { t } = useTranslation('accounts');
  const { redirectAfter } = useNavigationState();
  const asked = new URLSearchParams(redirectAfter?.split('?')[1]);
  const slug = asked.get('contact');
  const [name, setName] = useState<string>();
  useEffect(() => {
    if (slug) void readName(slug).then(setName);
  }, [slug]);
  const isAhead = !useHydrated();
  if (slug === null && !isAhead) return undefined;
  return (
    <span className={styles.room}>
      <span className={styles.waiting}>
        {name ? t(asked.has('report') ? 'waiting.report' : `waiting.${way}`, { name }) : t('waiting.soon')}
      </span>
    </span>
  );
}

/** From the page that they come from, which their browser still has; addresses carry no names, which anybody could write. */
async function readName(slug: string): Promise<string | undefined> {
  const page = await readFile(`/business/${encodeURIComponent(slug)}`, 'force-cache');
  // This page's policy does not know the styles of that one, and would be said to be violated.
  const html = (await page?.text())?.replace(/<style>.*?<\/style>/s, '');
  const read = html && new DOMParser().parseFromString(html, 'text/html');
  return read ? read.querySelector('#root h1')?.textContent : undefined;
}
