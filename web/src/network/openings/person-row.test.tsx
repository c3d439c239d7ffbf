import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithMessages } from '../../../test/render.tsx';
import { PersonRow } from './person-row.tsx';

it('has its button beside the middle of what it says', async () => {
  await renderWithMessages(
    <ul>
      <PersonRow name="Awa" facts={['12 May']} action="Block" actionOf="Block Awa" onAct={() => {}} />
    </ul>,
    { messages: ['openings'] },
  );
  const button = page.getByRole('button', { name: 'Block Awa' }).element();
  const middleOf = (element: Element | null) => {
    const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
    return (top + bottom) / 2;
  };
  expect(middleOf(button)).toBeCloseTo(middleOf(button.previousElementSibling), 0);
});
