import type { InteractionType } from '@mboalink/shared/network/words.ts';
import { createOutbox } from '../outbox.ts';

/** That somebody tapped a link to a contact. */
export type Tap = {
  connectedUserId: string;
  interactionType: InteractionType;
  id: string;
  happenedAt: string;
};

/** Whom somebody reached is never told again: far more than anybody does without a network. */
export const taps = createOutbox<Tap>('taps', 500);
