import { create, insertMultiple, search } from '@orama/orama';
import { mostInMemory, type PeerMaker, pageSize } from './peer.ts';

const schema = {
  name: 'string',
  keywords: 'string',
  description: 'string',
  place: 'string',
  trade: 'string',
  region: 'enum',
} as const;

export const orama: PeerMaker = async (rows, { businesses }) => {
  if (businesses > mostInMemory) return { reason: `Orama: for at most ${mostInMemory}` };
  const index = create({ schema });
  for await (const part of rows) await insertMultiple(index, part, 1000);
  return {
    name: 'Orama',
    search: async ({ text, region, page }) => {
      const { hits } = await search(index, {
        term: text,
        tolerance: 1,
        limit: pageSize,
        offset: (page - 1) * pageSize,
        ...(region && { where: { region: { eq: region } } }),
      });
      return hits.length;
    },
  };
};
