/** A word as it is read by whoever does not look twice: with one letter left out, or two beside each other in the other order. */
export function slipsOf(word: string): string[] {
  const letters = [...word];
  const lacking = letters.map((_, at) => word.slice(0, at) + word.slice(at + 1));
  const swapped = letters
    .slice(1)
    .map((letter, at) => word.slice(0, at) + letter + word.charAt(at) + word.slice(at + 2));
  return [...new Set([...lacking, ...swapped])].filter((slip) => slip !== word);
}
