import type { AddressInfo } from 'node:net';
import express from 'express';
import pg from 'pg';
import { type PeerMaker, pageSize } from './peer.ts';

const statement = `select user_id, business_name, description, keywords, city_slug, region_slug from listings
  where visible_until > now()
    and (business_name ilike $1 or description ilike $1 or array_to_string(keywords, ' ') ilike $1)
    and ($2::text is null or region_slug = $2)
  order by plan_weight desc, joined_at desc limit $3 offset $4`;

/** What one writes on the first day: Express, a pool, ILIKE; over HTTP on this machine, as the Worker is. */
export const expressIlike: PeerMaker = async (_, { connectionString }) => {
  const pool = new pg.Pool({ connectionString });
  const app = express();
  app.get('/search', async (request, response) => {
    const { text, region, page } = request.query;
    const values = [`%${text}%`, region || null, pageSize, (Number(page) - 1) * pageSize];
    response.json((await pool.query(statement, values)).rows);
  });
  const server = app.listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  return {
    name: 'Express + pg, ILIKE',
    search: async ({ text, region = '', page }) => {
      const query = new URLSearchParams({ text, region, page: String(page) });
      return ((await (await fetch(`http://127.0.0.1:${port}/search?${query}`)).json()) as unknown[]).length;
    },
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await pool.end();
    },
  };
};
