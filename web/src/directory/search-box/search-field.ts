/** The id of the search field, of which a screen has one. */
export const searchFieldId = 'search-field';

/** Puts the cursor at the end of what was typed. */
export function correctSearch() {
  const field = document.getElementById(searchFieldId);
  if (!(field instanceof HTMLInputElement)) return;
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
}
