import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Member } from '../factories.ts';

/** What the phone keeps, by the beginning of its keys; undefined where there is no database. */
export const keptIn = (page: Page) =>
  page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'wallet')) return undefined;
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('wallet');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    if (!database.objectStoreNames.contains('kept')) return [];
    const rows = await new Promise<{ key: string[]; data: unknown }[]>((resolve, reject) => {
      const request = database.transaction('kept').objectStore('kept').getAll();
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    database.close();
    return rows.map(({ key, data }) => `${key[2]} ${JSON.stringify(data)}`);
  });

/** Waits until what the phone keeps is as `what` says. */
export const untilPhone = (page: Page, what: (kept: readonly string[] | undefined) => boolean) =>
  expect.poll(async () => what(await keptIn(page)), { timeout: 30_000 }).toBe(true);

/** Whether a list that is kept has a word in it. */
export const holds = (word: string, list: string) => (kept: readonly string[] | undefined) =>
  kept?.some((row) => row.startsWith(list) && row.includes(word)) === true;

/** This is their phone, on which nothing was kept before. */
export async function sayThisPhone({ context }: { context: BrowserContext }, { user }: Pick<Member, 'user'>) {
  await context.addInitScript((userId) => {
    if (sessionStorage.getItem('said-by-test')) return;
    localStorage.setItem('this-phone', JSON.stringify({ userId, at: Date.now() }));
    sessionStorage.setItem('said-by-test', 'yes');
  }, user._id);
}
