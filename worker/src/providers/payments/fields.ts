import * as z from 'zod/mini';

const readable = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((value) => {
    const word = String(value).trim();
    return word === '' || word === 'None' ? null : word;
  }),
);

/** A word of theirs, which some write as a number; null where there is none, which CamPay writes out. */
export const text = z.catch(readable, null);

const namePattern = /^[A-Za-z0-9][\w.-]{0,99}$/;

const nameLike = (pattern: RegExp) =>
  z.catch(z.pipe(readable, z.nullable(z.string().check(z.regex(pattern)))), null);

/** A name of a payment or event, ours or theirs; null where it is none. */
export const reference = nameLike(namePattern);

/** A reference that may be one of ours; null for those of whoever else collects by the same account. */
export const ownReference = nameLike(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);

/** An object of theirs with whatever it has of these fields; null where it is no object. */
export const part = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.catch(z.nullable(z.object(shape)), null);

/** Whether a text may stand in the path of an address as a name of theirs. */
export function isReference(name: string | null | undefined): name is string {
  return typeof name === 'string' && namePattern.test(name);
}

const maxRawStatus = 40;

/** A status word as it is kept for whoever reviews it. */
export const rawStatus = (word: string | null): string => (word ?? '').slice(0, maxRawStatus);
