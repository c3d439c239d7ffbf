import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { navigate, useHistoryState } from 'wouter/use-browser-location';
import { renderWithMessages } from '../../test/render.tsx';
import { Button } from './button.tsx';
import { isDialogEntry } from './dialog-entry.ts';
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
  await expect.poll(isDialogEntry).toBe(true);
}

/** What the test before left on its way back has gone by then. */
async function stepOn(state: object) {
  await vi.waitFor(() => expect(isDialogEntry()).toBe(false));
  history.pushState(state, '');
}

async function expectClosed() {
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement?.textContent).toBe('Open');
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

it('closes on the way back, which stays on the page', async () => {
  const { pathname } = location;
  await stepOn({ below: true });
  await openSheet();
  history.back();
  await expectClosed();
  expect(location.pathname).toBe(pathname);
  expect(history.state).toEqual({ below: true });
});

it('closed otherwise, leaves no step on the way back', async () => {
  await stepOn({ below: true });
  await openSheet();
  await userEvent.keyboard('{Escape}');
  await expectClosed();
  await vi.waitFor(() => expect(history.state).toEqual({ below: true }));
});

it('takes no step on the way back from a page that it led to', async () => {
  await stepOn({ below: true });
  await openSheet();
  history.pushState({ next: true }, '');
  await userEvent.keyboard('{Escape}');
  await expectClosed();
  history.back();
  await vi.waitFor(() => expect(history.state).toEqual({ below: true }));
});

it('leaves the page where it is when it closes together with the one in it', async () => {
  function Nested() {
    const [open, setOpen] = useState(1);
    return (
      <Sheet open={open > 0} onClose={() => setOpen(0)} title="Around">
        <Button onClick={() => setOpen(2)}>Further</Button>
        <Sheet open={open > 1} onClose={() => setOpen(0)} title="Within">
          <Button onClick={() => setOpen(0)}>Done</Button>
        </Sheet>
      </Sheet>
    );
  }
  await stepOn({ here: true });
  await renderWithMessages(<Nested />);
  await page.getByRole('button', { name: 'Further' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await vi.waitFor(() => expect(history.state).toEqual({ here: true }));
  await new Promise((done) => setTimeout(done, 300));
  expect(history.state).toEqual({ here: true });
});

it('stays where somebody goes while the history is still on its way', async () => {
  await stepOn({ here: true });
  await openSheet();
  const back = history.back.bind(history);
  vi.spyOn(history, 'back').mockImplementationOnce(() => {
    back();
    navigate('/elsewhere');
  });
  const moved = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  document.querySelector('dialog')?.requestClose();
  await moved;
  await expect.poll(() => location.pathname).toBe('/elsewhere');
  history.back();
  await expect.poll(() => history.state).toEqual({ here: true });
});
