import { createApp } from './app.ts';
import { parseEnv } from './env.ts';
import { runJobs } from './jobs/run-jobs.ts';
import { platform } from './runtime.ts';

const app = createApp(platform);

export default {
  fetch(request, bindings, execution) {
    return app.fetch(request, parseEnv(bindings), execution);
  },
  async scheduled(event, bindings) {
    await runJobs(parseEnv(bindings), platform, new Date(event.scheduledTime));
  },
} satisfies ExportedHandler<Cloudflare.Env>;
