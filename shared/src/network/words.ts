import type { UserType } from '../accounts/user-types.ts';

/** How somebody got in touch, or took a contact along. */
export const interactionTypes = ['whatsapp', 'phone', 'email', 'export'] as const;

export type InteractionType = (typeof interactionTypes)[number];

/** From how many people of one town up that town is told of who opened a number. */
export const fewestOfTown = 3;

/** What somebody holds of a contact; nobody else is told. */
export const trustLevels = ['contact', 'trusted'] as const;

export type TrustLevel = (typeof trustLevels)[number];

export const connectionTypes = ['BUYER_SELLER', 'SUPPLIER', 'PEER'] as const;

export type ConnectionType = (typeof connectionTypes)[number];

/**
 * What two people are to each other, by what they are themselves: alike, they are peers; to whoever buys and sells, who only
 * sells is a supplier; otherwise one buys and the other sells.
 */
const typesOf: Record<UserType, Record<UserType, ConnectionType>> = {
  buyer: { buyer: 'PEER', seller: 'BUYER_SELLER', both: 'BUYER_SELLER' },
  seller: { buyer: 'BUYER_SELLER', seller: 'PEER', both: 'BUYER_SELLER' },
  both: { buyer: 'BUYER_SELLER', seller: 'SUPPLIER', both: 'PEER' },
};

export function connectionTypeOf(own: UserType, other: UserType): ConnectionType {
  return typesOf[own][other];
}

/** For each of one's own types, the types of the others that make a connection of that type. */
export function othersOfType(type: ConnectionType): { own: UserType; others: UserType[] }[] {
  return Object.entries(typesOf).map(([own, byOther]) => ({
    own: own as UserType,
    others: Object.entries(byOther).flatMap(([other, made]) => (made === type ? [other as UserType] : [])),
  }));
}

/** What an export may be written as. */
export const exportFormats = ['csv', 'vcard', 'text'] as const;

export type ExportFormat = (typeof exportFormats)[number];

/** Of which list an export is made. */
export const exportSources = ['search', 'saved', 'network', 'opened'] as const;

export type ExportSource = (typeof exportSources)[number];
