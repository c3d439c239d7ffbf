import type { InteractionType } from '@mboalink/shared/network/connection-words.ts';
import { createOutbox } from '../outbox.ts';

/** That somebody tapped a link to a contact. */
export type Tap = {
  connectedUserId: string;
  interactionType: InteractionType;
  id: string;
  happenedAt: string;
};

export const taps = createOutbox<Tap>('taps');
