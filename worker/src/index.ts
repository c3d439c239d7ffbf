import type { ExecutionContext } from 'hono';
import { createApp } from './app.ts';
import { parseEnv } from './env.ts';
import { sweep } from './jobs/sweep.ts';
import { platform } from './runtime.ts';

const app = createApp(platform);

export default {
  fetch(request: Request, bindings: object, execution: ExecutionContext): Response | Promise<Response> {
    return app.fetch(request, parseEnv(bindings), execution);
  },
  async scheduled(event: { scheduledTime: number }, bindings: object): Promise<void> {
    await sweep(parseEnv(bindings), platform.fetch, new Date(event.scheduledTime));
  },
};
