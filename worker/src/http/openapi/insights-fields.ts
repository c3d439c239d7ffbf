import type { DocumentedField } from './documented-field.ts';

/** Fields about what happened, by name; `parent.name` as in the account's. */
export const insightsFields: Record<string, DocumentedField> = {
  'track.id': {
    description: 'Drawn by the device for each event, and sent again with the same event.',
    example: '5f0c2a7e-5b7d-4c1e-9a58-2f3b8d0e4c11',
  },
  'events.id': {
    description: 'Drawn by the device for each event, and sent again with the same event.',
    example: '5f0c2a7e-5b7d-4c1e-9a58-2f3b8d0e4c11',
  },
  actionType: { description: 'What the viewer did.', example: 'whatsapp_click' },
  targetUserId: { description: 'The contact.', example: '0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b' },
  searchData: { description: 'What was looked for. The search itself records it.' },
  'searchData.category': { description: 'The category: its slug or its name.', example: 'plumbers' },
  'searchData.city': { description: 'The town.', example: 'douala' },
  'searchData.region': { description: 'The region.', example: 'littoral' },
  'searchData.keywords': { description: 'The words; they are not kept.', example: 'plombier' },
  'track.location': { description: 'Where the viewer is. What is counted is the town of their profile.' },
  'events.location': { description: 'Where the viewer is. What is counted is the town of their profile.' },
  metadata: { description: 'When it was.' },
  timestamp: {
    description:
      'When it was, where that is not now: at most 7 days ago. A time that is still to come counts as now.',
    example: '2026-11-21T09:30:00.000Z',
  },
  'track.events': {
    description: 'Several events, in place of one: what a device kept until it had a network.',
  },
  accepted: { description: 'How many were new: 0 for what was told before on the same day.', example: 1 },
};
