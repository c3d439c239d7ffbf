import { maskTexts } from '@mboalink/db/mask-texts.ts';
import { writeLine } from './progress.ts';
import { connectForReview } from './review-database.ts';
import { runCommand } from './shutdown.ts';

await runCommand(async (shutdown) => {
  const masked = await maskTexts(await connectForReview(shutdown));
  writeLine(`${masked} listings are found by less than they say.`);
  await shutdown.end(0);
});
