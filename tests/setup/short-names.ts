import { randomUUID } from 'node:crypto';

/** The name of a short link that no other test takes. */
export const newShortName = (): string => `t${randomUUID().replaceAll('-', '').slice(0, 14)}`;
