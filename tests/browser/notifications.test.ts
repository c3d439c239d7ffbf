import { dayMilliseconds } from '@mboalink/shared/day.ts';
import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import push from '../../web/src/locales/fr/push.json' with { type: 'json' };
import settings from '../../web/src/locales/fr/settings.json' with { type: 'json' };
import { type Member, sql } from '../factories.ts';
import { expectWhole } from '../setup/expect-whole.ts';
import { emptyTown, newBuyer, newNeedSellers, sendNeed } from '../setup/needing.ts';
import { gotoWithScripts, signInAs, useBrowser } from '../setup/page.ts';
import { newBrowser, notificationsTo } from '../setup/pushing.ts';
import { addresses, shared } from '../setup/shared-application.ts';

const open = useBrowser();

/** A seller whom somebody looks for. */
async function market() {
  const town = await emptyTown();
  const [buyer, [seller]] = [await newBuyer(town), await newNeedSellers(1, town)];
  if (!seller) throw new Error('nobody came');
  await sendNeed(buyer);
  return { buyer, seller };
}

async function openAs(member: Member) {
  const opened = await open({ language: 'fr', keepsCopies: true });
  await signInAs(opened, member);
  return opened;
}

const ask = (page: Page) => page.getByRole('heading', { name: push.ask.needs });
const wantsPush = async ({ client }: Member) =>
  (await client.rest('GET', '/auth/me')).body.data.user.notificationPreferences.browserNotifications;

/** A browser without windows reaches no push service, and nobody is there to say yes: both are played. */
async function playBrowser(context: BrowserContext, subscription: object) {
  await context.addInitScript((given) => {
    const subscribed = { endpoint: Reflect.get(given, 'endpoint'), toJSON: () => given, unsubscribe: remove };
    let isOn = localStorage.getItem('subscribed') !== null;
    function keep(on: boolean) {
      isOn = on;
      if (on) localStorage.setItem('subscribed', '1');
      else localStorage.removeItem('subscribed');
      return true;
    }
    async function remove() {
      return keep(false);
    }
    Object.assign(PushManager.prototype, {
      subscribe: async () => keep(true) && subscribed,
      getSubscription: async () => (isOn ? subscribed : null),
    });
    Object.defineProperty(Notification, 'permission', { get: () => (isOn ? 'granted' : 'default') });
    Notification.requestPermission = async () => 'granted';
  }, subscription);
}

/** Gives the page's service worker a message, as the browser does that received it. */
async function deliver(devtools: CDPSession, data: object) {
  const { promise, resolve } = Promise.withResolvers<string>();
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    for (const { registrationId, scopeURL } of registrations)
      if (scopeURL.startsWith(addresses.url)) resolve(registrationId);
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await promise;
  const { origin } = new URL(addresses.url);
  await devtools.send('ServiceWorker.deliverPushMessage', {
    ...{ origin, registrationId, data: JSON.stringify(data) },
  });
}

/** What a service worker shows from now on: nobody could allow it here to show anything. */
async function watchShown(context: BrowserContext) {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    ServiceWorkerRegistration.prototype.showNotification = async (line, options) =>
      void Object.assign(globalThis, { shown: [line, options?.data] });
  });
  return () => worker.evaluate(() => Reflect.get(globalThis, 'shown'));
}

it('come to a seller who wants them, once they were asked, until they turn them off', async () => {
  const { buyer, seller } = await market();
  const subscription = await newBrowser();
  const { context, page, problems } = await openAs(seller);
  await playBrowser(context, subscription);
  await gotoWithScripts(page, '/needs/incoming');
  await ask(page).waitFor();
  await expectWhole(page);
  await page.getByRole('button', { name: push.accept }).click();
  await page.getByText(push.on).waitFor();
  expect(await wantsPush(seller)).toBe(true);

  const { _id: id } = await sendNeed(buyer);
  await sql('delete from jobs');
  await shared.application.worker.runScheduled('* * * * *', new Date(Date.now() + dayMilliseconds / 2));
  const [message] = await notificationsTo(subscription.endpoint);
  expect(message?.path).toBe(`/needs/incoming?need=${id}`);
  const shown = await watchShown(context);
  await deliver(await context.newCDPSession(page), { ...message, tag: 'a' });
  await expect.poll(shown).toEqual([message?.line, message?.path]);

  await gotoWithScripts(page, '/settings/notifications');
  const own = page.getByRole('switch', { name: settings.notifications.browserNotifications });
  await expect.poll(() => own.isChecked()).toBe(true);
  await own.click();
  await expect.poll(() => wantsPush(seller)).toBe(false);
  expect(problems).toEqual([]);
});

it('are asked for once, and not where the browser has none', async () => {
  const { seller } = await market();
  const { context, page } = await openAs(seller);
  await playBrowser(context, await newBrowser());
  await gotoWithScripts(page, '/needs/incoming');
  await page.getByRole('button', { name: push.decline }).click();
  await ask(page).waitFor({ state: 'detached' });
  await gotoWithScripts(page, '/needs/incoming');
  await page.evaluate(() => navigator.serviceWorker.ready);
  expect(await ask(page).count()).toBe(0);
  await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'PushManager'));
  await gotoWithScripts(page, '/settings/notifications');
  await page.getByText(push.absent).waitFor();
});
