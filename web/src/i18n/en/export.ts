export const messages = {
  title: 'Export contacts',
  told: '{{exported}} of {{of}} in the file',
  rule: 'Only the numbers that you have seen, here or in a list, are in it.',
  none: 'You have not opened any number in this list yet. Open the contacts that you need, then export them.',
  first: 'From a search, only the first {{most}} contacts can be exported. Narrow it to reach the others.',
  asking: 'Counting your contacts…',
  again: 'Try again',
  formats: {
    vcard: 'Cards for the phone book (vCard)',
    csv: 'Table for Excel or Google Sheets (CSV)',
    text: 'Text to read or share',
  },
  making: 'Preparing the file: {{done}} of {{exported}}',
  cancel: 'Cancel',
  done: 'The file is in your downloads: {{name}}',
  cards: 'Open it: your phone offers to add the contacts to its phone book.',
  failed: 'The file could not be made, and nothing was kept. {{reason}}',
} as const;
