import { buildSite } from './built.ts';
import { runCommand, step } from './command.ts';

await runCommand(async (shutdown) => {
  await step('Pages and Worker, built if changed', buildSite);
  await shutdown.end(0);
});
