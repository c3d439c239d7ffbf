import { pictureLimits } from '@mboalink/shared/accounts/picture-limits.ts';

export type Bytes = Uint8Array<ArrayBuffer>;

/** Bytes that are no picture of ours; the reason is for tests, nobody is told it. */
export class NoPicture extends Error {
  override readonly name = 'NoPicture';
}

/** Throws `NoPicture` unless it holds. */
export function require(holds: boolean, reason: string): asserts holds {
  if (!holds) throw new NoPicture(reason);
}

/** A view of bytes whose reads beyond their end throw a `RangeError`. */
export function viewOf(bytes: Bytes): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

export function requireSides(width: number, height: number): void {
  const fits = (side: number) => side >= 1 && side <= pictureLimits.side;
  require(fits(width) && fits(height), 'sides');
}

/** ASCII of so many bytes. */
export function textAt(bytes: Bytes, start: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(start, start + length));
}

export function join(parts: readonly Uint8Array[]): Bytes {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
