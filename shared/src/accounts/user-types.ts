export const userTypes = ['buyer', 'seller', 'both'] as const;

export type UserType = (typeof userTypes)[number];

/** A seller who buys too is 'both', however a client says so. */
export function userTypeOf(type: UserType, alsoBuys: boolean | undefined): UserType {
  return type === 'seller' && alsoBuys ? 'both' : type;
}
