import type { Answer } from '@mboalink/shared/answers/limits.ts';
import type { CallFailure } from '../../lib/refusal.ts';

/** What a page knows of an answer that it posted: what is kept, or why it is not. */
export type Answered =
  | { kept: { sellerId: string; name: string; answer: Answer } }
  | { failure?: CallFailure | undefined };
