import { expect, it } from 'vitest';
import { insertSellers, registerMember, sql } from '../factories.ts';
import { readCopies, untilKept } from '../setup/copies.ts';
import { signInAs, useBrowser } from '../setup/page.ts';
import { addresses } from '../setup/shared-application.ts';
import { holds, sayThisPhone, untilPhone } from '../setup/wallet.ts';

const open = useBrowser();

it('a kept page of a business leads to its number without a network, on the phone of who opened it', async () => {
  const { word, ids } = await insertSellers(1);
  const [{ slug }] = (await sql('select slug from listings where user_id = $1', [ids[0]])) as [
    { slug: string },
  ];
  const member = await registerMember({}, 'fr');
  await member.client.rest('POST', `/contacts/${ids[0]}/reveal`);
  const opened = await open({ language: 'fr', keepsCopies: true });
  const { page, context } = opened;
  await signInAs(opened, member);
  await sayThisPhone(opened, member);
  await page.goto('/my-contacts?view=opened');
  await untilPhone(page, holds(word, 'opened'));
  await page.goto(`/find-contact?search=${word}`);
  await untilPhone(page, holds(word, 'search'));
  await untilKept(page, '/fr/find-contact', '/fr/home');
  await page.goto(`${addresses.url}/business/${slug}`);
  await expect
    .poll(async () => Object.keys((await readCopies(page))['open-pages'] ?? {}))
    .toContain(`/fr/business/${slug}`);
  await context.setOffline(true);
  await page.reload();
  await page.locator(`a[href^="/business/${slug}/number"]`).first().click();
  await page.waitForURL(/find-contact\?contact=/);
  await page.locator(':is(main, dialog[open]) a[href*="wa.me"]').first().waitFor();
});
