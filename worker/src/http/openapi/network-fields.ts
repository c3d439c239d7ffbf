import type { DocumentedField } from './documented-field.ts';

const instant = '2026-11-21T23:00:00.000Z';
const id = '0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b';

/** Fields about whom somebody knows, by name; `parent.name` as in the account's. */
export const networkFields: Record<string, DocumentedField> = {
  'save.contactId': { description: 'The contact; or `savedId`.', example: id },
  'save.savedId': { description: 'A row that was taken off the list; or `contactId`.' },
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
  alerts: { description: 'The alerts, latest first.' },
  'alerts._id': { description: 'The alert.', example: id },
  'alerts.search': { description: 'The words of the search.', example: 'soudeur' },
  'alerts.limit': { description: 'How many may be kept.', example: 10 },
  'saveAlert.limit': { description: 'How many may be kept.', example: 10 },
  'removeAlert.limit': { description: 'How many may be kept.', example: 10 },
  'removeAlert.id': { description: 'The alert.', example: id },
  'restoreAlert.limit': { description: 'How many may be kept.', example: 10 },
  'restoreAlert.id': { description: 'The alert that was taken away.', example: id },
  off: {
    description:
      'Why no alert is mailed now: no plan runs (`plan`), or the viewer wants no such mail (`mail`); null where they are.',
    example: null,
  },
  filters: { description: 'What the search was narrowed down to, by slugs.' },
  toldAt: { description: 'When the last mail told of somebody new; null for none yet.', example: instant },
  'saveAlert.savedId': { description: 'The alert of that search.', example: id },
  'saveAlert.added': { description: 'Whether it is new; false where it was there already.', example: true },
  'saveAlert.resumed': { description: 'Whether it was stopped before, and begins anew.', example: false },
  stopped: { description: 'Whether it was stopped by the link in a mail.', example: false },
  stoppedAt: { description: 'When it was stopped by the link in a mail.', example: null },
  'opened.q': {
    description: 'Words of the name, the trade or the town; each must begin one.',
    example: 'plombier',
  },
  'opened.unreported': {
    description: 'Leaves out those whom the viewer reported.',
    example: true,
  },
  'opened.opened': { description: 'The contacts, the latest day first.' },
  'opened.reported': { description: 'Whether the viewer reported them.', example: false },
  'opened.day': { description: 'The day in Douala.', example: '2026-11-21' },
  'opened.state': {
    description: '`listed`: can be found now; `hidden`: cannot, and what was opened stays open.',
    example: 'listed',
  },
  'opened.businessName': {
    description: 'Who it is; null for buyers who are hidden.',
    example: 'Ngo Biyong et Fils',
  },
  'opened.contact': { description: 'What is open of it; null for nothing.' },
  'connections.archived': {
    description: 'Those that were taken off the list, instead of those that stand in it.',
    example: false,
  },
  'saved.contact': { description: 'What is open of it; null for nothing.' },
  'block.contactId': { description: 'The contact; or `revealId`.', example: id },
  'block.revealId': { description: 'Who opened the number: the row of that; or `contactId`.' },
  blockId: { description: 'The block, to take it back by.', example: id },
  blocks: { description: 'Whom the viewer blocked, the latest first.' },
  'blocks.id': { description: 'The id of the block.', example: id },
  'unblock.id': { description: 'The id of the block.', example: id },
  'blocks.name': {
    description: 'The name of the business; null for buyers, and for those who have left.',
    example: 'Ngo Biyong et Fils',
  },
  'blocks.city': { description: 'The slug of the town; null where nobody is named.', example: 'douala' },
  cityName: { description: 'The same in the language of the reader.', example: 'Douala' },
  blockedAt: { description: 'When they were blocked.', example: instant },
  reveals: { description: 'Who opened the viewer’s number, the latest day first.' },
  'reveals.id': {
    description: 'The row: to block who it is by.',
    example: '5f0c2a7e-5b7d-4c1e-9a58-2f3b8d0e4c11',
  },
  'reveals.name': {
    description: 'The name of the business; null for buyers.',
    example: 'Ngo Biyong et Fils',
  },
  'reveals.city': {
    description: 'The slug of the town, where three of those who opened the number are from it; else null.',
    example: 'douala',
  },
  'reveals.day': { description: 'The day in Douala.', example: '2026-11-21' },
  'connect.connectedUserId': { description: 'The contact.', example: id },
  interactionType: { description: 'How the viewer got in touch, the last time.', example: 'whatsapp' },
  'connect.location': { description: 'Where the contact is; read from the listing, whatever is sent.' },
  'location.city': { description: 'The town: its slug.', example: 'douala' },
  'connect.id': {
    description: 'Drawn by the device for each tap, and sent again with the same tap.',
    example: '5f0c2a7e-5b7d-4c1e-9a58-2f3b8d0e4c11',
  },
  happenedAt: {
    description:
      'When it was, where that is not now. What is longer ago than 7 days counts as so long ago; a time that is still to come counts as now.',
  },
  connection: { description: 'The connection.' },
  connections: { description: 'The connections, the latest contact first.' },
  'export.connections': { description: 'The connections of the person, those that are archived too.' },
  archivedAt: { description: 'When it was taken off the list; null for those on it.', example: null },
  'Connection._id': { description: 'The id of the connection.', example: id },
  'Connection.state': {
    description:
      '`listed`: can be found now; `hidden`: cannot, and what was opened before stays open; `left`: has no account any more.',
    example: 'listed',
  },
  'Connection.businessName': {
    description: 'Who it is; null for those who have left, and for buyers who are hidden.',
    example: 'Ngo Biyong et Fils',
  },
  'Connection.connectedUserId': { description: 'What is open of the contact; null for nothing.' },
  'Connection.location': { description: 'Where the contact is; null where nothing of it is open.' },
  connectionType: {
    description: 'What the two are to each other, by their types; null where the contact has left.',
    example: 'BUYER_SELLER',
  },
  trustLevel: { description: 'Whether the viewer trusts them. Nobody else is told.', example: 'contact' },
  'Connection.note': { description: 'A note to oneself; null without one.', example: null },
  'connections.note': { description: 'A note to oneself; null without one.', example: null },
  'archive.note': { description: 'A note to oneself; null without one.', example: null },
  'restore.note': { description: 'A note to oneself; null without one.', example: null },
  'trust.note': { description: 'A note to oneself; null without one.', example: null },
  'note.note': { description: 'A note to oneself, which nobody else reads.', example: 'Livre le samedi' },
  firstContactAt: { description: 'When they first got in touch.', example: instant },
  lastContactAt: { description: 'When they last got in touch.', example: instant },
  archived: { description: 'Whether it is off the list.', example: false },
  'connections.q': {
    description: 'Words of the name, the trade or the town; each must begin one.',
    example: 'plombier',
  },
  'connections.trustLevel': { description: 'Only those of this level.', example: 'contact' },
  'connections.interactionType': {
    description: 'Only those with whom the viewer got in touch this way, the last time.',
    example: 'whatsapp',
  },
  'connections.city': { description: 'Only those in this town: its slug or its name.', example: 'douala' },
  'connections.connectionType': { description: 'Only those of this type.', example: 'PEER' },
  totalConnections: { description: 'Connections on the list.', example: 12 },
  trustedPartners: { description: 'Those whom the viewer trusts.', example: 3 },
  partners: {
    description: 'Those who opened the viewer’s number, too, as far as the viewer is told of them by name.',
    example: 2,
  },
  'connectionStats.contacts': {
    description: 'Those whom the viewer does not trust more than others.',
    example: 9,
  },
  activeConversations: { description: 'Those with a contact within 14 days.', example: 4 },
  'exportContacts.source': {
    description: 'Of which list: what a search finds, the saved contacts, or the connections.',
    example: 'saved',
  },
  'exportContacts.format': {
    description: 'What the file is: a table for a spreadsheet, cards for a phone book, or text.',
    example: 'csv',
  },
  'exportContacts.q': {
    description: 'Of connections: words of the name, the trade or the town; each must begin one.',
    example: 'plombier',
  },
  'exportContacts.trustLevel': {
    description: 'Of connections: only those of this level.',
    example: 'contact',
  },
  'exportContacts.connectionType': {
    description: 'Of connections: only those of this type.',
    example: 'PEER',
  },
  exported: { description: 'How many contacts the file holds: those that were shown before.', example: 12 },
  of: { description: 'How many are in the list.', example: 38 },
  'exportContacts.name': {
    description: 'What the file is called.',
    example: 'mboalink-2026-11-23-12-of-38.csv',
  },
};
