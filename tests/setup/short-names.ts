import { randomUUID } from 'node:crypto';

/** The name of a short link that no other test takes: of letters, for one that holds a number is refused, and no brand's. */
export const newShortName = (): string => {
  const letters = randomUUID().replace(/\d/g, (digit) => 'ghjkqrvwxz'.charAt(Number(digit)));
  return `t${letters.replaceAll('-', '').slice(0, 14)}`;
};
