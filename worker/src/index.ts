import { createApp } from './app.ts';
import { parseEnv } from './env.ts';

const app = createApp();

export default {
  fetch(request: Request, bindings: object): Response | Promise<Response> {
    return app.fetch(request, parseEnv(bindings));
  },
};
