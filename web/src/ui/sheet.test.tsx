import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useHistoryState } from 'wouter/use-browser-location';
import { renderWithMessages } from '../../test/render.tsx';
import { Button } from './button.tsx';
import { Sheet } from './sheet.tsx';

function Opener() {
  useHistoryState();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Button>Beside</Button>
      <Sheet open={open} onClose={() => setOpen(false)} title="A sheet" footer={<Button>Main action</Button>}>
        <label>
          A field <input />
        </label>
      </Sheet>
    </>
  );
}

const dialog = page.getByRole('dialog', { name: 'A sheet' });

async function openSheet() {
  await renderWithMessages(<Opener />);
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.element(dialog).toBeVisible();
}

async function expectClosed() {
  await expect.element(dialog).not.toBeInTheDocument();
  expect(document.activeElement?.textContent).toBe('Open');
}

it('takes the focus and keeps it, however often Tab is pressed', async () => {
  await openSheet();
  const visited = new Set<string>();
  for (let press = 0; press < 8; press += 1) {
    expect(document.activeElement?.textContent).not.toBe('Beside');
    visited.add(document.activeElement?.tagName ?? '');
    await userEvent.keyboard('{Tab}');
  }
  expect(visited).toContain('INPUT');
  const kept = document.activeElement;
  page.getByRole('button', { name: 'Beside' }).element().focus();
  expect(document.activeElement).toBe(kept);
});

it('begins at its title', async () => {
  await openSheet();
  await expect.element(dialog.getByRole('heading')).toHaveFocus();
});

it('closes on Escape and gives the focus back', async () => {
  await openSheet();
  await userEvent.keyboard('{Escape}');
  await expectClosed();
});

it('closes on its button and gives the focus back', async () => {
  await openSheet();
  await page.getByRole('button', { name: 'Close' }).click();
  await expectClosed();
});

it('closes when the phone asks for it, as its back gesture does', async () => {
  await openSheet();
  document.querySelector('dialog')?.requestClose();
  await expectClosed();
});

it('closes on the scrim, not on what stands in it', async () => {
  await openSheet();
  await page.getByRole('heading', { name: 'A sheet' }).click();
  await expect.element(dialog).toBeVisible();
  await userEvent.click(dialog, {
    position: { x: 180, y: -100 },
    force: true,
  });
  await expectClosed();
});

it('closes when the history goes to another entry below it', async () => {
  history.pushState({ below: true }, '');
  await openSheet();
  history.back();
  await expectClosed();
});
