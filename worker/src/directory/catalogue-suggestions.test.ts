import { describe, expect, it } from 'vitest';
import { catalogueSuggestions } from './catalogue-suggestions.ts';

const slugsOf = (typed: string, language: 'en' | 'fr' = 'fr') =>
  catalogueSuggestions(typed, language).map(({ slug }) => slug);

describe('suggestions of the catalogue', () => {
  it.each([
    ['menuisier', 'wood-carpentry'],
    ['plombier', 'plumbers'],
    ['Maçon', 'masons'],
    ['coiffeuse', 'hairdressers'],
  ])('for %s begin with the trade that is called so', (typed, trade) => {
    expect(slugsOf(typed)[0]).toBe(trade);
  });

  it('put a trade whose other name begins so before what only has it as a tag', () => {
    const found = slugsOf('menuisier');
    expect(found).toContain('aluminium-joinery');
    expect(found.indexOf('aluminium-joinery')).toBeLessThan(found.indexOf('doors-and-windows'));
  });

  it('put the names of the reader’s language before other words that begin so', () => {
    const found = slugsOf('plom');
    expect(found.slice(0, 2).sort()).toEqual(['plumbers', 'plumbing-and-water']);
  });

  it('are the trades of the search, whatever else was typed', () => {
    expect(slugsOf('menuisier zzz')[0]).toBe('wood-carpentry');
    expect(slugsOf('zzz')).toEqual([]);
    expect(slugsOf(' ')).toEqual([]);
  });

  it('name the trade in the town that was typed with it', () => {
    const [first] = catalogueSuggestions('mécano bona', 'fr');
    expect(first).toMatchObject({ slug: 'mechanics', city: 'douala', text: 'Mécaniciens à Douala' });
  });
});
