import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderWithMessages } from '../../test/render.tsx';
import { ComboboxField } from './combobox-field.tsx';

const quartiers = ['Akwa', 'Bonabéri', 'Bonapriso'];

function Quartier() {
  const [value, setValue] = useState('');
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <button type="button">Before</button>
      <ComboboxField
        label="Quartier"
        listLabel="Quartiers"
        value={value}
        options={quartiers.filter((name) => name.toLowerCase().startsWith(value.toLowerCase()))}
        onChange={(event) => setValue(event.target.value)}
        onChoose={setValue}
      />
    </form>
  );
}

const field = page.getByRole('combobox', { name: 'Quartier' });
const list = page.getByRole('listbox', { name: 'Quartiers' });
const option = (name: string) => page.getByRole('option', { name });

/** The option that a screen reader is told of. */
function active() {
  const id = field.element().getAttribute('aria-activedescendant');
  return id ? document.getElementById(id) : null;
}

beforeEach(async () => {
  await renderWithMessages(<Quartier />);
});

it('is closed until somebody types, and then says so and points to its list', async () => {
  await expect.element(field).toHaveAttribute('aria-expanded', 'false');
  await userEvent.type(field, 'bona');
  await expect.element(field).toHaveAttribute('aria-expanded', 'true');
  expect(field.element().getAttribute('aria-controls')).toBe(list.element().id);
  expect(document.querySelectorAll('[role="option"]')).toHaveLength(2);
});

it('walks through the options with the arrows, past the field itself, while the focus stays there', async () => {
  await userEvent.click(field);
  const walked: (string | undefined)[] = [];
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) {
    await userEvent.keyboard(`{${key}}`);
    expect(document.activeElement).toBe(field.element());
    walked.push(active()?.textContent);
    expect(document.querySelectorAll('[aria-selected="true"]')).toHaveLength(active() ? 1 : 0);
  }
  expect(walked).toEqual(['Akwa', 'Bonabéri', 'Bonapriso', undefined, 'Bonapriso']);
});

it('comes into view where the field stands at the bottom of the screen', async () => {
  const space = document.createElement('div');
  space.style.height = '640px';
  document.body.prepend(space);
  await userEvent.click(field);
  await expect.element(list).toBeVisible();
  await expect.poll(() => list.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  space.remove();
});

it('takes the marked option on Enter, and closes', async () => {
  await userEvent.click(field);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await expect.element(field).toHaveValue('Bonabéri');
  await expect.element(list).not.toBeInTheDocument();
});

it('takes an option that is tapped', async () => {
  await userEvent.click(field);
  await option('Bonapriso').click();
  await expect.element(field).toHaveValue('Bonapriso');
  expect(document.activeElement).toBe(field.element());
});

it('closes on Escape and keeps what was typed', async () => {
  await userEvent.type(field, 'bo');
  await userEvent.keyboard('{ArrowDown}{Escape}');
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(field).toHaveValue('bo');
  expect(active()).toBeNull();
});

it('takes what is not in the list, and closes when the focus goes on', async () => {
  await userEvent.type(field, 'Bessengué');
  await expect.element(list).not.toBeInTheDocument();
  await userEvent.clear(field);
  await expect.element(list).toBeVisible();
  await page.getByRole('button', { name: 'Before' }).click();
  await expect.element(list).not.toBeInTheDocument();
});
