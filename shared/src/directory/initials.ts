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

/** The index of the colour of a name, out of `count`. */
export function colorIndexOf(name: string, count: number): number {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return sum % count;
}
