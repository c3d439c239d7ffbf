import { describe, expect, it } from 'vitest';
import { toggleCategory, toggleItem, toggleSubcategory } from './category-selection.ts';

const full = { category: 'agriculture', subcategory: 'crops', items: ['cocoa-and-coffee'] };

describe('the three-level selection', () => {
  it('replaces every level when another category is ticked', () => {
    expect(toggleCategory(full, 'rentals')).toEqual({ category: 'rentals', subcategory: '', items: [] });
  });

  it('keeps the category and replaces the rest when another subcategory is ticked', () => {
    expect(toggleSubcategory(full, 'livestock')).toEqual({
      category: 'agriculture',
      subcategory: 'livestock',
      items: [],
    });
  });

  it('adds an item to the ones ticked before', () => {
    expect(toggleItem(full, 'maize-and-beans').items).toEqual(['cocoa-and-coffee', 'maize-and-beans']);
    expect(toggleItem(full, 'cocoa-and-coffee').items).toEqual([]);
  });

  it('takes along what lies below an unticked entry', () => {
    expect(toggleCategory(full, 'agriculture')).toEqual({ category: '', subcategory: '', items: [] });
    expect(toggleSubcategory(full, 'crops')).toEqual({ category: 'agriculture', subcategory: '', items: [] });
  });
});
