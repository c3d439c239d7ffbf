import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderScreen } from '../test/render-screen.tsx';
import { Combobox } from './combobox.tsx';

const towns = ['Bafoussam', 'Bamenda', 'Bertoua'].map((text) => ({ key: text.toLowerCase(), text }));

async function renderTowns() {
  const onType = vi.fn();
  const onChoose = vi.fn();
  const onSend = vi.fn();
  await renderScreen(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend(Object.fromEntries(new FormData(event.currentTarget)));
      }}
    >
      <Combobox
        label="Town"
        name="town"
        suggestions={towns}
        listLabel="Towns"
        onType={onType}
        onChoose={onChoose}
      />
    </form>,
  );
  return { onType, onChoose, onSend, field: page.getByRole('combobox', { name: 'Town' }) };
}

it('chooses by the keyboard, and sends the text', async () => {
  const { field, onChoose, onSend } = await renderTowns();
  await field.click();
  await expect.element(page.getByRole('listbox', { name: 'Towns' })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await expect.element(field).toHaveValue('Bamenda');
  expect(onChoose).toHaveBeenCalledWith(towns[1]);
  expect(onSend).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onSend).toHaveBeenCalledWith({ town: 'Bamenda' });
});

it('takes any text, and sends it by Enter', async () => {
  const { field, onType, onSend } = await renderTowns();
  await field.click();
  await page.getByRole('option', { name: 'Bertoua' }).click();
  await field.fill('Bertoua 2');
  expect(onType).toHaveBeenLastCalledWith('Bertoua 2');
  await userEvent.keyboard('{Enter}');
  expect(onSend).toHaveBeenCalledWith({ town: 'Bertoua 2' });
});

it('chooses nothing when the field is left, and closes by Escape', async () => {
  const { field, onChoose } = await renderTowns();
  await field.click();
  await userEvent.keyboard('{ArrowDown}{Tab}');
  await expect.element(field).toHaveValue('');
  expect(onChoose).not.toHaveBeenCalled();
  await field.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('option')).not.toBeInTheDocument();
});
