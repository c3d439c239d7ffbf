import { expect, it } from 'vitest';
import answers from '../../web/src/locales/fr/answers.json' with { type: 'json' };
import needs from '../../web/src/locales/fr/needs.json' with { type: 'json' };
import { registerMember, sql } from '../factories.ts';
import { answerQuestion, haveShare, newAskedBuyer } from '../setup/answering.ts';
import { expectWhole } from '../setup/expect-whole.ts';
import { answerNeed, emptyTown, newBuyer, newNeedSellers } from '../setup/needing.ts';
import { signInAs, useBrowser } from '../setup/page.ts';

const open = useBrowser();

/** As long ago as a question is asked after. */
const passThreeDays = (buyerId: string) =>
  sql(
    `with opened as (update reveals set revealed_at = now() - interval '3 days' where viewer_id = $1)
      update connections set first_contact_at = now() - interval '3 days', last_contact_at = now() - interval '3 days'
      where user_id = $1`,
    [buyerId],
  );

it('plays a need from the first line to the mark on the card of who answered', async () => {
  const town = await emptyTown();
  const [first, second, third, ...others] = await newNeedSellers(5, town);
  if (!first || !second || !third) throw new Error('nobody came');
  const name = 'Robinet d’Or';
  await sql('update listings set business_name = $2 where user_id = $1', [first.user._id, name]);
  const buyer = await newBuyer(town);
  const opened = await open({ language: 'fr' });
  const { page, context, problems } = opened;
  await signInAs(opened, buyer);
  await page.goto('/needs', { waitUntil: 'networkidle' });
  await page.getByLabel(needs.box.label).fill('plombier pour une fuite, demain, 15 000');
  await page.getByRole('button', { name: needs.send_other.replace('{{count}}', '5'), exact: true }).click();
  await page.waitForURL(/needs\/[\w-]{36}/);
  const id = page.url().split('/').at(-1) ?? '';
  await answerNeed(first, id, { priceXaf: 12_000, text: 'Je passe demain matin.' });
  await answerNeed(second, id, { priceXaf: 14_000, text: 'Demain soir.' });
  await answerNeed(third, id, { priceXaf: 15_000, text: 'Devis gratuit.' });
  await page.getByRole('heading', { name: '3 sur 5 ont répondu' }).waitFor({ timeout: 15_000 });

  await context.route('https://wa.me/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>WhatsApp</title>' }),
  );
  await page.getByRole('article').first().getByRole('button').click();
  await page.waitForURL(/wa\.me/);
  await page.goto(`/needs/${id}`, { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: needs.page.found }).click();
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByText(needs.ended.found).waitFor();

  await passThreeDays(buyer.user._id);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByText(answers.question.asked.replace('{{name}}', name)).waitFor();
  await expectWhole(page);
  await page.getByRole('button', { name: answers.question.answers.yes, exact: true }).click();
  await page.getByText(answers.thanks.yes).waitFor();

  // Four more say so, and of another seller most say that nobody answered, whatever that one pays.
  for (const _ of Array.from({ length: 4 })) {
    const other = await newAskedBuyer(first.user._id);
    expect((await answerQuestion(other, first.user._id, 'yes')).status).toBe(200);
  }
  const silent = others[0]?.user._id;
  await haveShare(silent, 3, 8);
  await sql('update listings set plan_weight = 3 where user_id = $1', [silent]);
  const reader = await registerMember({ type: 'buyer', ...town });
  const { body } = await reader.client.rest('GET', `/contacts/search?search=plombier&city=${town.city}`);
  const names = body.data.contacts.map((contact: { _id: string }) => contact._id);
  const inTown = names.filter((one: string) =>
    [first, second, third, ...others].some(({ user }) => user._id === one),
  );
  expect(inTown).toHaveLength(5);
  expect(inTown.at(-1)).toBe(silent);
  const searching = await open({ language: 'fr' });
  await signInAs(searching, reader);
  const { region, city } = town;
  await searching.page.goto(`/find-contact?search=plombier&region=${region}&city=${city}&sort=answered`);
  const card = searching.page.getByRole('article').first();
  await card.getByText('5 sur 5 ont eu une réponse').waitFor();
  await card.getByText(name).first().waitFor();
  await expectWhole(searching.page);
  expect([...problems, ...searching.problems]).toEqual([]);
});
