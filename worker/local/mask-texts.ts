import { maskTexts } from '@mboalink/db/mask-texts.ts';
import { runCommand, writeLine } from './command.ts';
import { connectForReview } from './review-database.ts';

await runCommand(async (shutdown) => {
  const masked = await maskTexts(await connectForReview(shutdown));
  writeLine(`${masked} listings are found by less than they say.`);
  await shutdown.end(0);
});
