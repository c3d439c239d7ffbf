import type { Hono } from 'hono';
import type { AppBindings } from '../app-bindings.ts';
import { handleWebhook } from '../billing/payments/handle-webhook.ts';
import { restBase } from './rest.ts';

/** Where payment providers send their news: the bytes as they came, for their signature is over those. */
export function mountWebhooks(app: Hono<AppBindings>): void {
  app.post(`${restBase}/payments/webhook/:provider`, async (c) => {
    c.set('call', 'billing.webhook');
    const rawBody = new Uint8Array(await c.req.arrayBuffer());
    await handleWebhook(c.get('context'), c.req.param('provider'), { rawBody, headers: c.req.raw.headers });
    return c.json({ success: true });
  });
}
