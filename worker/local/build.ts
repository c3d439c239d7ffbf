import { buildClient, bundleWorker } from './built.ts';
import { runCommand, step } from './command.ts';

await runCommand(async (shutdown) => {
  await step('Client, built if changed', buildClient);
  await step('Pages and Worker, built if changed', bundleWorker);
  await shutdown.end(0);
});
