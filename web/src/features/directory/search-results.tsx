import type { VisitorSearchPage } from '@mboalink/shared/directory/open-calls.ts';
import { formatCount } from '@mboalink/shared/format.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Head } from '../../components/head.tsx';
import { DirectoryPage } from './directory-page.tsx';
import { SectorList } from './links.tsx';
import { ListingCards } from './listing-card.tsx';
import { Pagination } from './pagination.tsx';
import { insteadText, widenedText } from './understood-text.ts';

/** Who is called as a visitor typed, or has a page in a town; below them all trades. */
export function SearchResults({ found }: { found: VisitorSearchPage }) {
  const { t } = useTranslation('business');
  const { search, said, town, shared, path, listings, sectors, meant, page, pages } = found;
  const inTown = search === '' && town ? t('search.inTown', { town: town.name }) : undefined;
  const heading = inTown ?? (found.isByNumber ? t('search.title') : t('search.results', { text: said }));
  // What anybody types is no title of ours, which links to the page are called by.
  const title = inTown ?? t('search.title');
  return (
    <DirectoryPage title={heading} lead={<Lead found={found} />} crumbs={[{ name: title, path: shared }]}>
      <Head title={title} description={t('search.description')} />
      <Understood found={found} />
      {meant && (
        <p>
          <Link to={meant.path}>
            {t('search.meant', {
              named: meant.town
                ? t('trade.inTown', { trade: meant.trade, town: meant.town })
                : t('trade.inCountry', { trade: meant.trade }),
            })}
          </Link>
        </p>
      )}
      <ListingCards listings={listings} />
      <Pagination path={path} page={page} pages={pages} />
      <SectorList sectors={sectors} />
    </DirectoryPage>
  );
}

/** What is shown in place of what was asked for, where nobody of that is there. */
function Understood({ found: { understood } }: { found: VisitorSearchPage }) {
  const { t } = useTranslation('search');
  const said = understood && (insteadText(t, understood) || widenedText(t, understood));
  return said ? <p role="status">{said}</p> : null;
}

function Lead({ found }: { found: VisitorSearchPage }) {
  const { t } = useTranslation('business');
  const { total, isLowerBound, search, isByNumber } = found;
  if (total > 0)
    return t('trade.lead', {
      contacts: t('contacts', { count: total, shown: formatCount(total, isLowerBound) }),
    });
  if (search === '') return t('search.nobodyThere');
  return t(isByNumber ? 'search.nobodyByNumber' : 'search.nobody');
}
