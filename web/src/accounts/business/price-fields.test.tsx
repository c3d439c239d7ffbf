import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithMessages } from '../../../test/render.tsx';
import { seller } from '../../../test/seller.ts';
import { useForm } from '../form/use-form.ts';
import { BusinessFacts } from './business-facts.tsx';
import { toBusinessValues } from './business-values.ts';
import { PriceFields } from './price-fields.tsx';

const prices = ['Tresses', 'Tresses', 'Tissage', 'Coupe', 'Soin'].map((label) => ({ label, fromXaf: 500 }));
const user = { ...seller, prices };

function Prices() {
  const form = useForm({ id: 'test', empty: toBusinessValues(user), check: () => ({}) });
  return <PriceFields form={form} />;
}

it('gives the focus to adding a price when the last of five is removed', async () => {
  await renderWithMessages(<Prices />, { messages: ['business'] });
  await page.getByRole('button', { name: /5/ }).click();
  await expect.element(page.getByRole('button', { name: 'Add a price' })).toHaveFocus();
});

it('lists two prices of one name', async () => {
  const said = vi.spyOn(console, 'error');
  await renderWithMessages(<BusinessFacts user={user} part="service" />, {
    messages: ['business', 'settings'],
  });
  await expect.element(page.getByText(/Tresses/).nth(1)).toBeVisible();
  expect(said).not.toHaveBeenCalled();
});
