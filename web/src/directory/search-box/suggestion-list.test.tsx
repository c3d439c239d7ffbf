import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithMessages } from '../../../test/render.tsx';
import { useCombobox } from '../../ui/use-combobox.ts';
import type { SearchOption, Suggested } from './search-option.ts';
import { SuggestionList } from './suggestion-list.tsx';

const suggested = (text: string, more: Partial<Suggested> = {}): SearchOption => ({
  ...{ group: 'suggestions', type: 'subcategory', slug: 'x', text, count: 12, city: null },
  ...{ quartier: null, within: null, criteria: {}, ...more },
});

function List({ options, typed }: { options: SearchOption[]; typed: string }) {
  const combobox = useCombobox({ count: options.length, onChoose: () => {} });
  return <SuggestionList options={options} typed={typed} combobox={combobox} />;
}

async function draw(options: SearchOption[], typed = '', language: 'en' | 'fr' = 'fr') {
  await renderWithMessages(<List options={options} typed={typed} />, { language, messages: ['search'] });
  return page.getByRole('option');
}

it('say what a line is and how many there are, never more than a thousand', async () => {
  const lines = await draw([
    suggested('Traiteurs', { within: 'Alimentation', count: 212 }),
    suggested('Plombiers', { count: 1000 }),
    suggested('Écoles', { count: 1001 }),
    suggested('Chez Ma', { type: 'business', count: null, city: 'edea' }),
  ]);
  const said = () => lines.elements().map((line) => line.textContent?.replace(/\s/g, ' '));
  await expect
    .poll(said)
    .toEqual([
      'TraiteursMétier · Alimentation212',
      'PlombiersMétier1 000',
      'ÉcolesMétier1 000+',
      'Chez MaFiche · Édéa',
    ]);
});

it.each([
  ['fr', 'Bonapriso d’abord, puis Douala'],
  ['en', 'Bonapriso first, then Douala'],
] as const)('say in %s that the town of a quartier follows, and is counted', async (language, detail) => {
  const place = { city: 'douala', quartier: 'Bonapriso' };
  const lines = await draw([suggested('Mécaniciens à Bonapriso', place)], 'x', language);
  await expect
    .poll(() => lines.first().element().textContent?.replace(/\s/g, ' '))
    .toBe(`Mécaniciens à Bonapriso${detail}12`);
});

it('show the beginnings of words that were typed, whatever their accents', async () => {
  await draw([suggested('Mécaniciens à Bonapriso')], 'meca BONA');
  await expect
    .poll(() => [...document.querySelectorAll('b')].map((bold) => bold.textContent))
    .toEqual(['Méca', 'Bona']);
});
