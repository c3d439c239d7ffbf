import type { EnvWith } from '../../../env.ts';

export type CampaySettings = Pick<
  EnvWith<'campay'>,
  | 'CAMPAY_ENDPOINT'
  | 'CAMPAY_OPERATORS'
  | 'CAMPAY_PAYABLE_XAF'
  | 'CAMPAY_USERNAME'
  | 'CAMPAY_PASSWORD'
  | 'CAMPAY_WEBHOOK_KEY'
>;
