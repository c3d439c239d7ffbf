/** What is ticked in the three-level picker: one category, one subcategory of it, any items of that. */
export type CategorySelection = { category: string; subcategory: string; items: readonly string[] };

/** Ticking a category replaces all three levels; unticking it takes what is below along. */
export function toggleCategory({ category }: CategorySelection, slug: string): CategorySelection {
  return { category: category === slug ? '' : slug, subcategory: '', items: [] };
}

/** Ticking a subcategory keeps the category and replaces the rest; unticking it takes its items along. */
export function toggleSubcategory(selection: CategorySelection, slug: string): CategorySelection {
  const { category, subcategory } = selection;
  return { category, subcategory: subcategory === slug ? '' : slug, items: [] };
}

/** Items add up. */
export function toggleItem(selection: CategorySelection, slug: string): CategorySelection {
  const { items } = selection;
  const others = items.filter((item) => item !== slug);
  return { ...selection, items: others.length < items.length ? others : [...items, slug] };
}
