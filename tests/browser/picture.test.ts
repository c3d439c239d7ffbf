import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import commonEn from '../../web/src/locales/en/common.json' with { type: 'json' };
import en from '../../web/src/locales/en/listing.json' with { type: 'json' };
import commonFr from '../../web/src/locales/fr/common.json' with { type: 'json' };
import fr from '../../web/src/locales/fr/listing.json' with { type: 'json' };
import { registerMember } from '../factories.ts';
import { expectFit } from '../setup/expect-whole.ts';
import { signInAs, useBrowser } from '../setup/page.ts';
import { takePhoto } from '../setup/pictures/phone-photo.ts';
import { sample } from '../setup/pictures/samples.ts';
import { addresses } from '../setup/shared-application.ts';
import { visitsOf } from '../setup/visits.ts';

const { url } = addresses;
const open = useBrowser();
const photo = (buffer: Buffer) => ({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });

/** What a picture of the site looks like: its sides, and a pixel in its upper and its lower half. */
function look(page: Page, address: string) {
  return page.evaluate(async (path) => {
    const bitmap = await createImageBitmap(await (await fetch(path)).blob());
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const isRed = (y: number) => {
      const [red = 0, , blue = 0] = context?.getImageData(bitmap.width / 2, y, 1, 1).data ?? [];
      return red > blue;
    };
    return { sides: [bitmap.width, bitmap.height], redAbove: isRed(40), redBelow: isRed(bitmap.height - 40) };
  }, address);
}

const visits = [
  { language: 'fr', width: 360, texts: fr.picture, unreadable: commonFr.photo.unreadable },
  { language: 'en', width: 1280, texts: en.picture, unreadable: commonEn.photo.unreadable },
] as const;

it.each(visitsOf(import.meta.filename, visits))(
  'a photo of 12 megapixels becomes the picture of the card ($language, $width px)',
  async (visit) => {
    const { texts, unreadable } = visit;
    const member = await registerMember({ businessName: 'Atelier Photo' }, visit.language);
    const opened = await open(visit);
    const { page, problems } = opened;
    await signInAs(opened, member);
    await page.goto('/profile');
    await page.getByText(texts.none).waitFor();
    const taken = await takePhoto(page);
    expect(taken.length).toBeGreaterThan(1_000_000);

    const sent: number[] = [];
    page.on('request', (request) => {
      if (request.url().includes('changePicture')) sent.push(request.postData()?.length ?? 0);
    });
    await page.locator('input[type=file]').first().setInputFiles(photo(taken));
    await page.getByText(texts.saved).waitFor();
    await page.getByText(texts.shown).waitFor();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toBeLessThan(41_000);
    const address = (await page.getByRole('article').locator('img').first().getAttribute('src')) ?? '';
    expect(address).toMatch(/^\/pictures\/[0-9a-f]{32}$/);
    const answer = await fetch(new URL(address, url));
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect((await answer.arrayBuffer()).byteLength).toBeLessThanOrEqual(30_000);
    expect(await look(page, address)).toEqual({ sides: [320, 320], redAbove: true, redBelow: false });
    await expectFit(page);

    await page.getByRole('button', { name: texts.remove }).click();
    await page.getByText(texts.removed).waitFor();
    await expect.poll(async () => (await fetch(new URL(address, url))).status).toBe(404);
    const undo = page.getByRole('status').getByRole('button');
    await undo.click();
    await page.getByText(texts.shown).waitFor();
    const back = (await page.getByRole('article').locator('img').first().getAttribute('src')) ?? '';
    expect(await look(page, back)).toEqual({ sides: [320, 320], redAbove: true, redBelow: false });

    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles(photo(sample('png').subarray(0, 90)));
    await page.getByText(unreadable).waitFor();
    await page.route('**/accounts.changePicture*', (route) => route.abort());
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles(photo(sample('png')));
    await page.getByRole('region', { name: texts.title }).getByRole('alert').waitFor();
    expect(await page.getByText(texts.shown).count()).toBe(1);
    expect(problems.filter((problem) => !/ERR_FAILED/.test(problem))).toEqual([]);
    await page.context().close();
  },
  180_000,
);
