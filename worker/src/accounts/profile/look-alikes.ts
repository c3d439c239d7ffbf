/**
 * Letters that look like a Latin one without being composed of it, by that one: Greek, Cyrillic, Armenian, small capitals, and
 * Latin ones with a bar or a hook or of African alphabets, whose capitals are read as the small ones.
 */
const lookAlikes: Readonly<Record<string, string>> = {
  a: 'αаɑᴀΑАɐⱥæ',
  b: 'ʙβΒВЬƀƅɓß',
  c: 'сϲᴄСϹȼƈ',
  d: 'ԁᴅđɗɖð',
  e: 'еεєᴇΕЕɛəɘɇ',
  f: 'ꜰϝƒ',
  g: 'ɡɢԍǥɠ',
  h: 'һհʜΗНħɦ',
  i: 'іιıɪΙІӀǃ¡ɨɩ',
  j: 'јϳᴊЈɉ',
  k: 'κкᴋΚКƙ',
  l: 'ʟłӏǀ∣ƚɫɭ',
  m: 'мᴍΜМɱ',
  n: 'ηпոɴΝŋɲƞ',
  o: 'оοσօᴏøΟОɔɵ',
  p: 'рρᴘΡРƥ',
  q: 'ԛգ',
  r: 'гʀɍɾ',
  s: 'ѕꜱЅʂƽ',
  t: 'τтᴛΤТŧƭ',
  u: 'υսᴜʉʋ',
  v: 'νѵᴠ',
  w: 'ωшԝᴡⱳ',
  x: 'хχΧХ',
  y: 'уγʏΥУҮƴɏ',
  z: 'ᴢΖ',
};

const latinOf = new Map(
  Object.entries(lookAlikes).flatMap(([latin, others]) => [...others].map((other) => [other, latin])),
);

/** What some of those are read as, too. */
const otherReadings: Readonly<Record<string, string>> = { æ: 'ae', ʋ: 'v' };
const twofold = new RegExp(`[${Object.keys(otherReadings).join('')}]`, 'giu');

/** So many of them are read apart from each other; further ones as the first, the second and so on. */
const readApart = 4;

/** A name as each of its letters may be read that looks like several: 'ʋisa' as it is and as 'visa'. */
export function letterReadings(name: string): string[] {
  const count = Math.min(name.match(twofold)?.length ?? 0, readApart);
  return Array.from({ length: 2 ** count }, (_, reading) => {
    const choices = reading.toString(2).padStart(readApart, '0');
    let at = 0;
    return name.replace(twofold, (letter) => {
      const isOther = choices.at(-1 - (at++ % readApart)) === '1';
      return isOther ? (otherReadings[letter.toLowerCase()] ?? letter) : letter;
    });
  });
}

/** White on black, in circles, squares and flags: each of these is an alphabet from its first on, which no normal form undoes. */
const letteredSigns = [0x1f150, 0x1f170, 0x1f1e6] as const;

/** A name with Latin letters for all that look like them; what is not seen is left out. */
export function withLatinLetters(name: string): string {
  return name
    .replaceAll(micro, 'u')
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu, letterOfSign)
    .replace(/[^\0-\x7f]/gu, (letter) => latinOf.get(letter) ?? latinOf.get(letter.toLowerCase()) ?? letter);
}

function letterOfSign(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  const first = letteredSigns.findLast((start) => start <= code) ?? code;
  return String.fromCharCode(97 + code - first);
}

/** A sign of measures, which the normal form makes a Greek letter of: 'µFinance'. */
const micro = '\u00b5';

/** Alphabets that people write names with, here and where they come from; others are only there to look like these. */
const written =
  /[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}\p{Script=Adlam}\p{Script=Arabic}\p{Script=Armenian}\p{Script=Bamum}\p{Script=Bengali}\p{Script=Cyrillic}\p{Script=Devanagari}\p{Script=Ethiopic}\p{Script=Georgian}\p{Script=Greek}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Han}\p{Script=Hangul}\p{Script=Hebrew}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Nko}\p{Script=Sinhala}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Thai}\p{Script=Tifinagh}\p{Script=Vai}]/gu;

/** Whether a name has a letter of none of these, or a word of it letters of several, Latin among them, or Greek and Cyrillic ones. */
export function mixesAlphabets(name: string): boolean {
  const plain = name.replaceAll(micro, 'u').normalize('NFKC');
  if (/\p{L}/u.test(plain.replace(written, ''))) return true;
  const words = plain.match(/[\p{L}\p{M}\p{N}\p{Default_Ignorable_Code_Point}]+/gu) ?? [];
  return words.some(
    (word) =>
      (/\p{Script=Latin}/u.test(word) &&
        /(?!\p{Script=Latin}|\p{Script=Common}|\p{Script=Inherited})\p{L}/u.test(word)) ||
      (/\p{Script=Greek}/u.test(word) && /\p{Script=Cyrillic}/u.test(word)),
  );
}
