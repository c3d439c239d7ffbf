import type { ExecutionContext } from 'hono';
import { createApp } from './app.ts';
import { parseEnv } from './env.ts';
import { sweep } from './jobs/sweep.ts';

const app = createApp();

export default {
  fetch(request: Request, bindings: object, execution: ExecutionContext): Response | Promise<Response> {
    return app.fetch(request, parseEnv(bindings), execution);
  },
  async scheduled(event: { scheduledTime: number }, bindings: object): Promise<void> {
    await sweep(parseEnv(bindings), new Date(event.scheduledTime));
  },
};
