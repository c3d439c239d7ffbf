const smallWords = new Set(['and', 'de', 'des', 'du', 'et', 'la', 'le', 'les', 'of', 'the', 'chez']);

/** 'Saveurs de la Mifi' → 'SM'; one word gives its first letter. */
export function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const strong = words.filter((word) => !smallWords.has(word.toLowerCase()));
  return (strong.length > 0 ? strong : words)
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase())
    .join('');
}

/** The classes of the stylesheet of avatars. */
export const dyes = ['dye1', 'dye2', 'dye3', 'dye4', 'dye5', 'dye6'] as const;

/** The class of the colour that is always the same for a name. */
export function dyeOf(name: string): (typeof dyes)[number] {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return dyes[sum % dyes.length] ?? dyes[0];
}
