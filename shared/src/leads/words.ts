import type { InteractionType } from '../network/words.ts';

/** For how many days somebody who wrote or called is a lead. */
export const leadDays = 30;

/** The hour in Douala at which a lead comes back that is to be remembered tomorrow. */
export const remindHour = 8;

/** The ways of getting in touch that make a lead; taking somebody along is none. */
export const leadWays = ['whatsapp', 'phone', 'email'] as const satisfies InteractionType[];

/** What a seller marks of a lead. */
export const leadMarks = ['served', 'not_client', 'remind'] as const;

/** Where a lead stands: who waits for an answer, and the others as they were marked. */
export const leadStates = ['waiting', ...leadMarks] as const;

export type LeadState = (typeof leadStates)[number];

/** What one served client costs of a plan's month in whole FCFA, rounded up; null where nobody was served or nothing was paid. */
export const costOfClient = (monthXaf: number | undefined, served: number): number | null =>
  monthXaf !== undefined && served > 0 ? Math.ceil(monthXaf / served) : null;
