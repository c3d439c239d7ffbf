import type { BusinessPage } from '@mboalink/shared/directory/open-calls.ts';
import { inLanguage } from '@mboalink/shared/language.ts';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../lib/page.tsx';

type Placed = Pick<BusinessPage, 'quartier' | 'town' | 'region'>;

/** Where a business is: 'Akwa, Douala' beside its name, 'à Douala' within a sentence. Without a town its region is said. */
export function usePlaceText({ quartier, town, region }: Placed): { place: string; where: string } {
  const { t } = useTranslation('business');
  return {
    place: [quartier, town ?? region.name].filter(Boolean).join(', '),
    where: town
      ? t('inTown', { town })
      : t(region.isElided ? 'inElidedRegion' : 'inRegion', { region: region.name }),
  };
}

type Shared = Placed & Pick<BusinessPage, 'businessName' | 'one' | 'shortLink'>;

/** Opens WhatsApp with what to send, and lets the reader choose to whom. */
export function useShareLink(business: Shared): string {
  const { t } = useTranslation('business');
  const { origin, language } = usePage();
  const { where } = usePlaceText(business);
  const text = t('business.shareText', { name: business.businessName, trade: business.one, where });
  return `https://wa.me/?text=${encodeURIComponent(`${text} ${origin}${inLanguage(business.shortLink, language)}`)}`;
}
