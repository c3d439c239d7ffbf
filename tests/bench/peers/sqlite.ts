import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PeerMaker, pageSize, wordsOf } from './peer.ts';

/** SQLite's own full-text index, in this process, by its own order (bm25). */
export const sqlite: PeerMaker = async (rows) => {
  const { DatabaseSync } = await import('node:sqlite').catch(() => ({ DatabaseSync: undefined }));
  if (!DatabaseSync) return { reason: 'SQLite: this Node has no node:sqlite' };
  const folder = mkdtempSync(join(tmpdir(), 'mboalink-sqlite-'));
  const database = new DatabaseSync(join(folder, 'peer.db'));
  database.exec(`pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -262144;
    create virtual table listings using fts5(id unindexed, name, keywords, description, place, trade, region,
      tokenize = "unicode61 remove_diacritics 2")`);
  const insert = database.prepare('insert into listings values (?, ?, ?, ?, ?, ?, ?)');
  for await (const part of rows) {
    database.exec('begin');
    for (const { id, name, keywords, description, place, trade, region } of part)
      insert.run(id, name, keywords, description, place, trade, region.replaceAll('-', ''));
    database.exec('commit');
  }
  database.exec(`insert into listings(listings) values ('optimize')`);
  const select = database.prepare(
    'select id from listings where listings match ? order by rank limit ? offset ?',
  );
  return {
    name: 'SQLite FTS5',
    search: ({ text, region, page }) => {
      const words = wordsOf(text).map((word) => `"${word}"`);
      const match = [...words, ...(region ? [`region : "${region.replaceAll('-', '')}"`] : [])].join(' AND ');
      return select.all(match, pageSize, (page - 1) * pageSize).length;
    },
    stop: () => {
      database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
