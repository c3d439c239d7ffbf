import { isProtectedShortName } from './protected-names.ts';

/** The random part of a short link has this many characters, so no name has. */
export const shortCodeLength = 8;

/**
 * `heldDays`: how long nobody else may take a name that was given up, or whose premium time is over; `former`: how many of
 * those may be held for somebody who takes another.
 */
export const shortNameLimits = { minimum: 3, maximum: 24, heldDays: 90, former: 3 } as const;

/** Words by which a site speaks of itself. */
const siteWords = new Set(
  `api app arnaque blog cameroon cameroun client clients customer directory docs escroc fraud gouvernement
  government login mail mboa meta mtncm omoney paiement payment pay police presidence premium pro root safety secure security
  securite service settings staff status system test trust undefined null webmaster www`.split(/\s+/),
);

/** The first parts of the site's own addresses, without their hyphens; a test compares them with the pages there are. */
const siteRoots = new Set(
  `about aboutus analytics assets b branding business businessdirectory categories company contact contacts contactus cookiespolicy dashboard editprofile faq
  findbusinesscontacts findcontact gdprcompliance guide help helpcenter howitworks howworks join login locations logout mailpreferences mycontacts offline openings pictures plans pricing
  payment pricingplans privacypolicy profile questions receipt register saved searchcontacts settings signin signinlink signup sitemaps subscription support upgrade
  termsofservice undoemailchange`.split(/\s+/),
);

/** Why a name cannot be taken, whoever asks. */
export type ShortNameProblem = 'short' | 'long' | 'letters' | 'code' | 'reserved';

/** A name as it is kept and compared: lower case. Accents are not read into it, they are refused. */
export const shortNameOf = (typed: string): string => typed.trim().toLowerCase();

/** What is wrong with a name, as `shortNameOf` gives it; undefined where it may be taken. */
export function shortNameProblem(name: string): ShortNameProblem | undefined {
  if (!/^[a-z0-9]*$/.test(name)) return 'letters';
  if (name.length < shortNameLimits.minimum) return 'short';
  if (name.length > shortNameLimits.maximum) return 'long';
  if (name.length === shortCodeLength) return 'code';
  return isReserved(name) ? 'reserved' : undefined;
}

/** Whether nobody may be called so. */
export function isReserved(name: string): boolean {
  return siteRoots.has(name) || siteWords.has(name) || isProtectedShortName(name);
}
