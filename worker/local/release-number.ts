import { parseArgs } from 'node:util';
import { LocalError } from '@mboalink/db/local/local-error.ts';
import { releaseNumber } from '@mboalink/db/release-number.ts';
import { readNumber } from '@mboalink/shared/phone.ts';
import { readableNumber } from '@mboalink/shared/phone-format.ts';
import { runCommand, writeLine } from './command.ts';
import { connectForReview } from './review-database.ts';

await runCommand(async (shutdown) => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const { number } = readNumber(positionals.join(' '));
  if (!number) throw new LocalError('Usage: npm run accounts:release -- 670000001');
  const connectionString = await connectForReview(shutdown);
  const account = await releaseNumber(connectionString, number);
  const shown = readableNumber(number);
  writeLine(
    account
      ? `${shown} is off account ${account}: it is told by mail, and is not found until it has another number.`
      : `No account has ${shown}.`,
  );
  await shutdown.end(0);
});
