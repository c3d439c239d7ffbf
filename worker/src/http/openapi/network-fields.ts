import type { DocumentedField } from './documented-field.ts';

const instant = '2026-11-21T23:00:00.000Z';
const id = '0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b';

/** Fields about whom somebody knows, by name; `parent.name` as in the account's. */
export const networkFields: Record<string, DocumentedField> = {
  'save.contactId': { description: 'The contact.', example: id },
  'unsave.contactId': { description: 'The contact; or `savedId`.', example: id },
  'unsave.savedId': { description: 'The row of the list; or `contactId`.' },
  'Contact.saved': { description: 'Whether the viewer saved it.', example: false },
  'save.saved': { description: 'Always true.', example: true },
  'unsave.saved': { description: 'Always false.', example: false },
  savedId: { description: 'The row of the list.', example: id },
  savedAt: { description: 'When it was saved.', example: instant },
  'saved.saved': { description: 'The contacts, latest first.' },
  'saved.search': {
    description: 'Words of the name, the trade or the town; each must begin one.',
    example: 'plombier',
  },
  'saved._id': { description: 'The row of the list.', example: id },
  'saved.state': {
    description:
      '`listed`: can be found now; `hidden`: cannot, and what was opened before stays open; `left`: has no account any more.',
    example: 'listed',
  },
  'saved.businessName': {
    description: 'Who it is; null for those who have left, and for buyers who are hidden.',
    example: 'Ngo Biyong et Fils',
  },
  'saved.contact': { description: 'What is open of it; null for nothing.' },
};
