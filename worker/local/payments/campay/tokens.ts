import { randomBytes } from 'node:crypto';
import type { SimulatedClock } from '../clock.ts';

export const tokenSeconds = 3600;

export type Tokens = { issue(): string; isGood(token: string): boolean };

/** The tokens of an hour that a name and a password are changed for. */
export function createTokens(clock: SimulatedClock): Tokens {
  const ends = new Map<string, number>();
  return {
    issue: () => {
      const token = randomBytes(20).toString('hex');
      ends.set(token, clock.now() + tokenSeconds * 1000);
      return token;
    },
    isGood: (token) => (ends.get(token) ?? 0) > clock.now(),
  };
}
