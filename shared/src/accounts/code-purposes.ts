import { freshPurposes } from '../fresh-purposes.ts';

/** What a one-time code may be for. */
export const codePurposes = [
  'registration',
  'login',
  'email_change',
  'whatsapp_change',
  ...freshPurposes,
] as const;

export type CodePurpose = (typeof codePurposes)[number];
