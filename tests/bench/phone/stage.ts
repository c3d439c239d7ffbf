import type { Browser } from 'playwright-core';
import type { Member, peopleOf } from '../../setup/people.ts';
import type { serveBadly } from '../bad-network.ts';

/** What every part measures on: the application behind slow 3G, and somebody who is a member there. */
export type Stage = {
  network: Awaited<ReturnType<typeof serveBadly>>;
  /** Does something while the network is as fast as this machine. */
  fast: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Keeps nothing from one visit to the next. */
  browser: Browser;
  /** A folder that is thrown away. */
  folder: string;
  member: Member;
  people: ReturnType<typeof peopleOf>;
  pages: readonly PublicPage[];
};

/** `touched`: what somebody presses as soon as the page has loaded, and what is on it when that was done. */
export type PublicPage = { path: string; touched: string; done: string };

export async function publicPages(url: string): Promise<PublicPage[]> {
  const directory = '/categories/plumbers/douala';
  const html = await (await fetch(new URL(directory, url))).text();
  const [business] = /\/business\/[\w-]+/.exec(html) ?? [];
  if (!business) throw new Error(`${directory} lists nobody`);
  const search = { touched: 'input[name=search]', done: 'input[name=search]:focus' };
  const form = { touched: 'main form [type=submit]', done: '[aria-invalid=true]' };
  return [
    { path: '/', touched: 'summary', done: 'dialog:modal' },
    { path: '/login', ...form },
    { path: '/register', ...form },
    { path: directory, ...search },
    { path: business, ...search },
  ];
}
