import MiniSearch from 'minisearch';
import { mostInMemory, type PeerMaker, pageSize } from './peer.ts';

const fields = ['name', 'keywords', 'description', 'place', 'trade'];

export const miniSearch: PeerMaker = async (rows, { businesses }) => {
  if (businesses > mostInMemory) return { reason: `MiniSearch: for at most ${mostInMemory}` };
  const index = new MiniSearch({ fields, storeFields: ['region'] });
  for await (const part of rows) index.addAll(part);
  return {
    name: 'MiniSearch',
    search: ({ text, region, page }) => {
      const filter = region ? { filter: (result: { region: string }) => result.region === region } : {};
      const found = index.search(text, {
        fuzzy: 0.2,
        combineWith: 'AND',
        boost: { name: 2 },
        ...filter,
      } as object);
      return found.slice((page - 1) * pageSize, page * pageSize).length;
    },
  };
};
