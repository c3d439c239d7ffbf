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

const dyes = 6;

/** The class of the colour that is always the same for a name, as the stylesheet of avatars has it: 'dye1' to 'dye6'. */
export function dyeOf(name: string): string {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return `dye${(sum % dyes) + 1}`;
}
