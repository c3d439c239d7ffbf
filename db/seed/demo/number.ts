const firstOfSmallBlock = 237_670_000_100;
const sizeOfSmallBlock = 9_900;
const firstOfLargeBlock = 237_640_000_000;

/**
 * The invented number of a business, in E.164. The first 9 900 follow those of the demo accounts, which begin at
 * 237670000001; the others begin with 64, which no operator in Cameroon assigns.
 */
export function demoNumber(index: number): string {
  const number =
    index < sizeOfSmallBlock ? firstOfSmallBlock + index : firstOfLargeBlock + (index - sizeOfSmallBlock);
  return `+${number}`;
}
