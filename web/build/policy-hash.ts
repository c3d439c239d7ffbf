import { createHash } from 'node:crypto';

/** By what the content policy knows an inline element. */
export const policyHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
