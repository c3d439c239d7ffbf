const smallText = new Set(['and', 'de', 'des', 'du', 'et', 'la', 'le', 'les', 'of', 'the', 'chez']);

/** 'Saveurs de la Mifi' → 'SM'; one word gives its first letter. */
export function initialsOf(name: string): string {
  const messages = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const strong = messages.filter((word) => !smallText.has(word.toLowerCase()));
  return (strong.length > 0 ? strong : messages)
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase())
    .join('');
}

/** Which of `count` dyes a name has. */
export function dyeOf(name: string, count: number): number {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return sum % count;
}
