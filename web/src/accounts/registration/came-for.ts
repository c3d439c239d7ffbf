import { searchLimits } from '@mboalink/shared/limits.ts';
import type { Named, Names } from '../../catalogue/names.ts';
import { leadOf } from '../../lib/api/lead-of.ts';
import { pageAt, tradesPath } from '../../lib/paths.ts';
import { type AccountForm, sells } from '../form/account-values.ts';

/** Slugs of a trade, or of a whole category, and of a town; empty where nothing is said of them. */
type Meant = { trade: string; town: string };

/** What words mean to the search of the open pages: what the page is about to which it leads. */
async function understandWords(words: string): Promise<Meant> {
  const query = new URLSearchParams({ search: words.slice(0, searchLimits.text) });
  const path = await leadOf(`${tradesPath}?${query}`);
  const [, , trade = '', town = ''] = path?.split('/') ?? [];
  return { trade, town };
}

/** The trade of a slug, or all those of a category. */
function tradesOf(slug: string, names: Names): readonly Named[] {
  const name = names.subcategory(slug);
  return name ? [{ slug, name }] : names.subcategoriesOf(slug);
}

/** The trades that the search takes words for; none where it does not answer. */
export async function tradesCalled(words: string, names: Names): Promise<readonly Named[]> {
  return tradesOf((await understandWords(words)).trade, names);
}

/** The town that the search takes words for: by a slip, a short name or a quartier, too. None where it does not answer. */
export async function townsCalled(words: string, names: Names): Promise<readonly Named[]> {
  // A place alone leads nowhere; of a trade there it leads to the page.
  const { town: slug } = await understandWords(`plombier ${words}`);
  const name = names.town(slug);
  return name ? [{ slug, name }] : [];
}

/** The trade and the town of the search or the page that brought somebody, by what its address says, else by its words. */
async function readCameFor(query: URLSearchParams): Promise<Meant> {
  const named = { trade: query.get('subcategory') ?? '', town: query.get('city') ?? '' };
  const words = query.get('search');
  if (named.trade || !words) return named;
  const { trade, town } = await understandWords(words);
  return { trade, town: named.town || town };
}

/** Answers of a form what is known of who came by this address: nothing that they answered themselves, or are about to. */
export async function answerCameFor(
  { latest, change, idOf }: Pick<AccountForm, 'latest' | 'change' | 'idOf'>,
  address: string,
  names: Names,
) {
  const [path = '', query] = address.split('?');
  if (!query || pageAt(path) !== 'find-contact') return;
  const { trade, town } = await readCameFor(new URLSearchParams(query));
  if (sells(latest.current)) return;
  const isBlank = (field: 'city' | 'subcategory') => {
    const control = document.getElementById(idOf(field));
    return latest.current[field] === '' && !(control instanceof HTMLInputElement && control.value);
  };
  const [meant, ...others] = tradesOf(trade, names);
  const region = names.regionOf(town);
  change({
    type: 'buyer',
    ...(region && isBlank('city') && { region, city: town }),
    ...(meant &&
      others.length === 0 &&
      isBlank('subcategory') && { category: names.categoryOf(meant.slug), subcategory: meant.slug }),
  });
}
