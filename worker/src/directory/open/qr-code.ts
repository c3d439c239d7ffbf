import type { QrCode } from '@mboalink/shared/directory/open-calls.ts';
import { encode } from 'uqr';

/** White around the code, in modules: readers ask for four. */
const quiet = 4;

/** A text as a QR code that is read even where a quarter of it is dirty or torn. */
export function qrCodeOf(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'Q', border: quiet });
  const path = data.map((row, y) =>
    runsOf(row)
      .map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)
      .join(''),
  );
  return { size, path: path.join('') };
}

/** Where the dark modules of a row begin, and how many stand in a line. */
function runsOf(row: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = [];
  row.forEach((isDark, x) => {
    const last = runs.at(-1);
    if (isDark && last && row[x - 1]) last[1] += 1;
    else if (isDark) runs.push([x, 1]);
  });
  return runs;
}
