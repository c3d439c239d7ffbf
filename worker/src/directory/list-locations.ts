import { country } from '@mboalink/shared/catalogue/country.ts';
import { otherTown, quartiersOf, townsOf } from '@mboalink/shared/catalogue/places.ts';
import { regionNames } from '@mboalink/shared/catalogue/region-names.ts';

/** The ten regions with their towns, larger ones first, each region closed by the "other town" choice. */
export function listLocations() {
  return {
    country: { code: country.code, en: country.en, fr: country.fr },
    regions: regionNames.map(({ slug, en, fr }) => ({
      slug,
      en,
      fr,
      cities: [
        ...townsOf(slug).map((town) => ({
          slug: town.slug,
          en: town.en,
          fr: town.fr,
          tier: town.tier,
          quartiers: quartiersOf(town.slug).map((quartier) => ({ slug: quartier.slug, name: quartier.name })),
        })),
        { ...otherTown, tier: 4, quartiers: [] },
      ],
    })),
  };
}
