import { foldText } from '@mboalink/shared/slug.ts';
import { withLatinLetters } from './look-alikes.ts';

/** In circles, white on black or in another hand: no normal form makes figures of them. Each begins with its one. */
const figureSigns = [0x2776, 0x2780, 0x278a, 0x24f5] as const;
const noughtSigns = /[\u24ff\u{1f10b}\u{1f10c}]/gu;

/** Begins as a mobile number of the country, or one at home in it. */
const mobile = /^(?:00)?(?:237)?0?6[25-9]/;
const atHome = /^(?:00)?(?:237)?2(?:22|33|42|43)/;

/**
 * A number, an e-mail address or a link that is spelled so that only people read it, in what somebody is called or where they
 * are: nobody has as many figures there as a number has. In longer texts that would mask prices and years.
 */
export function spelledWay(text: string): 'number' | 'mail' | 'link' | undefined {
  const read = withFigures(text);
  if (holdsNumber(read)) return 'number';
  if (
    /\b(?:gmail|yahoo|ymail|hotmail|outlook|icloud|yopmail|proton(?:mail)?)\W+(?:(?:dot|point)\W+)?(?:com|fr|cm|net|me)\b/.test(
      read,
    )
  )
    return 'mail';
  if (/\barobase?\b/.test(read)) return 'mail';
  return /\bdot\W+(?:com|cm|net|org|info|biz|fr|app|shop|store|site|online|africa|xyz)\b/.test(read)
    ? 'link'
    : undefined;
}

/** A text with plain figures for all that stand for some, and letters among figures read as those that they look like. */
function withFigures(text: string): string {
  const plain = [...text]
    .map((sign) => {
      const code = sign.codePointAt(0) ?? 0;
      const first = figureSigns.find((start) => code >= start && code < start + 9);
      return first === undefined ? sign : String(code - first + 1);
    })
    .join('')
    .replace(noughtSigns, '0');
  return foldText(withLatinLetters(plain)).replace(/(?<![a-z])[oil\d|]*\d[oil\d|]*(?![a-z])/g, (figures) =>
    figures.replaceAll('o', '0').replace(/[il|]/g, '1'),
  );
}

function holdsNumber(read: string): boolean {
  const groups = [...read.matchAll(/\d+/g)];
  return groups.some(({ index }, at) => {
    const behind = read.slice(index);
    const figures = behind.replace(/\D/g, '');
    if (figures.length < 8) return false;
    const isAbroad = /\+\W*$/.test(read.slice(0, index)) || /^00[1-9]/.test(groups[at]?.[0] ?? '');
    const together = /^[^a-z/]*/.exec(behind)?.[0].replace(/\D/g, '') ?? '';
    return isAbroad || mobile.test(figures) || (together.length >= 8 && atHome.test(together));
  });
}
