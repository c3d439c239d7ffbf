import type { LocationsInput, OtherLocation } from '@mboalink/shared/accounts/locations.ts';
import { entryReader } from '@mboalink/shared/catalogue/entries.ts';
import { quartierName } from '@mboalink/shared/catalogue/places.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { reasonMessage } from '@mboalink/shared/field-messages.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { wordsOf } from '@mboalink/shared/slug.ts';
import { viewerHasPremium } from '../../billing/subscription-state.ts';
import type { MemberContext } from '../../trpc.ts';
import { requireCurrentUser, selectCurrentUser } from '../profile/current-user.ts';
import { textErrors } from '../profile/profile-texts.ts';
import { updateListing } from '../profile/update-listing.ts';
import { readPlace } from '../registration/check-registration.ts';

/**
 * Replaces all addresses of a premium business: the first becomes the main one, which the profile changes as well. They are
 * written as one row, so that of lists that come at once one stays, whole.
 */
export async function changeLocations(ctx: MemberContext, input: LocationsInput) {
  const [main, ...otherLocations] = readLocations(input, ctx.language);
  const change = {
    regionSlug: main?.region,
    citySlug: main?.city,
    quartier: main?.quartier,
    landmark: main?.landmark,
    otherLocations,
  };
  const [, found] = await ctx.db.batch([
    updateListing(ctx, change, viewerHasPremium(ctx)),
    selectCurrentUser(ctx),
  ]);
  const answer = requireCurrentUser(ctx, found);
  if (!answer.user.branding.isShown) throw new AppError('upgrade_required');
  return answer;
}

/** What was typed freely, by its field. */
const textsOf = ({ locations }: LocationsInput) =>
  Object.fromEntries(
    locations.flatMap(({ quartier, landmark }, index) => [
      [`locations.${index}.quartier`, quartier],
      [`locations.${index}.landmark`, landmark],
    ]),
  );

/** The addresses with slugs in place of names; each place once. */
function readLocations(input: LocationsInput, language: Language): OtherLocation[] {
  const { locations } = input;
  const reader = entryReader(language);
  const read = locations.map(({ quartier, landmark, ...place }, index) => ({
    ...readPlace(reader, place, `locations.${index}.`),
    quartier: quartier ? quartierName(quartier, place.city) : null,
    landmark: landmark || null,
  }));
  const places = read.map(placeOf);
  const repeated = places.flatMap((place, index) =>
    places.indexOf(place) < index
      ? [{ field: `locations.${index}`, message: reasonMessage('twice', language) }]
      : [],
  );
  const errors = [...reader.errors, ...textErrors(textsOf(input), language)];
  const all = errors.length > 0 ? errors : repeated;
  if (all.length > 0) throw new AppError('validation_failed', { errors: all });
  return read;
}

const placeOf = ({ region, city, quartier, landmark }: OtherLocation) =>
  [region, city, ...wordsOf(`${quartier ?? ''} ${landmark ?? ''}`)].join('/');
