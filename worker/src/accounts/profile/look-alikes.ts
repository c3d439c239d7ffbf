/** Letters that look like a Latin one without being composed of it, by that one: Greek, Cyrillic, Armenian, small capitals. */
const lookAlikes: Readonly<Record<string, string>> = {
  a: 'αаɑᴀΑА',
  b: 'ʙβΒВЬ',
  c: 'сϲᴄСϹ',
  d: 'ԁᴅđ',
  e: 'еεєᴇΕЕ',
  f: 'ꜰϝ',
  g: 'ɡɢԍ',
  h: 'һհʜΗН',
  i: 'іιıɪΙІӀǃ¡',
  j: 'јϳᴊЈ',
  k: 'κкᴋΚК',
  l: 'ʟłӏǀ∣',
  m: 'мᴍΜМ',
  n: 'ηпոɴΝ',
  o: 'оοσօᴏøΟО',
  p: 'рρᴘΡР',
  q: 'ԛգ',
  r: 'гʀ',
  s: 'ѕꜱЅ',
  t: 'τтᴛΤТ',
  u: 'υսᴜ',
  v: 'νѵᴠ',
  w: 'ωшԝᴡ',
  x: 'хχΧХ',
  y: 'уγʏΥУҮ',
  z: 'ᴢΖ',
};

const latinOf = new Map(
  Object.entries(lookAlikes).flatMap(([latin, others]) => [...others].map((other) => [other, latin])),
);

/** White on black, in circles and squares: each of these is an alphabet from its first on, which no normal form undoes. */
const letteredSigns = [0x1f150, 0x1f170] as const;

/** A name with Latin letters for all that look like them; what is not seen is left out. */
export function withLatinLetters(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}]/gu, letterOfSign)
    .replace(/[^\0-\x7f]/gu, (letter) => latinOf.get(letter) ?? letter);
}

function letterOfSign(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  const first = letteredSigns.findLast((start) => start <= code) ?? code;
  return String.fromCharCode(97 + code - first);
}

/** Whether a word of a name has letters of several alphabets, Latin among them, or Greek and Cyrillic ones. */
export function mixesAlphabets(name: string): boolean {
  const words = name.normalize('NFKC').match(/[\p{L}\p{M}\p{N}\p{Default_Ignorable_Code_Point}]+/gu) ?? [];
  return words.some(
    (word) =>
      (/\p{Script=Latin}/u.test(word) &&
        /(?!\p{Script=Latin}|\p{Script=Common}|\p{Script=Inherited})\p{L}/u.test(word)) ||
      (/\p{Script=Greek}/u.test(word) && /\p{Script=Cyrillic}/u.test(word)),
  );
}
