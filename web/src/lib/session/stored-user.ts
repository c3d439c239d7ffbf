import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { readStored, writeStored } from '../storage.ts';

export const userKey = 'user';

/** Whom this browser last knew. No secret is kept: the session itself lives in cookies that no script can read. */
export function readUser(): CurrentUser | null {
  return parseUser(readStored('local', userKey));
}

export function writeUser(user: CurrentUser | null) {
  writeStored('local', userKey, user && JSON.stringify(user));
}

/** An older version of this site may have kept another shape; without a fitting one nobody is known here. */
export function parseUser(text: string | null): CurrentUser | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return fits(value, userShape) ? (value as CurrentUser) : null;
  } catch {
    return null;
  }
}

/** What has to stand in a field, `?` where it may be null. The choices of an enumeration are not checked. */
type ShapeOf<Value> = [Value] extends [readonly unknown[]]
  ? 'list'
  : [Value] extends [object]
    ? { readonly [Field in keyof Value]: ShapeOf<Value[Field]> }
    : [Value] extends [string]
      ? 'string'
      : [Value] extends [number]
        ? 'number'
        : [Value] extends [boolean]
          ? 'boolean'
          : [Value] extends [string | null]
            ? 'string?'
            : 'number?';

type Shape = string | { readonly [field: string]: Shape };

// The schema itself would bring zod to every page; a field that this lacks is a type error.
const userShape: ShapeOf<CurrentUser> = {
  _id: 'string',
  name: 'string',
  businessName: 'string',
  slug: 'string',
  email: 'string',
  whatsapp: 'string',
  phone: 'string',
  description: 'string',
  keywords: 'list',
  country: 'string',
  region: 'string',
  city: 'string',
  quartier: 'string?',
  landmark: 'string?',
  category: 'string',
  subcategory: 'string',
  userType: 'string',
  alsoBuys: 'boolean',
  language: 'string',
  joinedDate: 'string',
  trialEndDate: 'string?',
  paidUntil: 'string?',
  isInTrial: 'boolean',
  hasActiveSubscription: 'boolean',
  subscriptionPlan: 'string',
  subscriptionState: 'string',
  termsAgreed: 'boolean',
  notificationPreferences: {
    newContactRequests: 'boolean',
    whatsappBusinessAlerts: 'boolean',
    platformUpdates: 'boolean',
    browserNotifications: 'boolean',
    email: 'boolean',
    sms: 'boolean',
    marketing: 'boolean',
  },
  dailyMatchesUsed: 'number',
  dailyMatchesLimit: 'number?',
  names: { category: 'string', subcategory: 'string', region: 'string', city: 'string' },
};

function fits(value: unknown, shape: Shape): boolean {
  if (value === null) return shape === 'string?' || shape === 'number?';
  if (Array.isArray(value)) return shape === 'list';
  if (typeof shape === 'string') return shape.startsWith(typeof value);
  return Object.entries(shape).every(([field, inside]) => fits(Object(value)[field], inside));
}
