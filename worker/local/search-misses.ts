import { listSearchMisses, type SearchMiss } from '@mboalink/db/search-misses.ts';
import { bold, runCommand, writeLine } from './command.ts';
import { connectForReview } from './review-database.ts';

await runCommand(async (shutdown) => {
  const misses = await listSearchMisses(await connectForReview(shutdown));
  if (misses.length === 0) writeLine('In the last seven days nobody looked in vain.');
  for (const miss of misses) writeLine(describe(miss));
  await shutdown.end(0);
});

function describe({ kind, name, trade, people, towns }: SearchMiss): string {
  const searched = kind === 'trade' ? trade : `${name} (${kind} of ${trade})`;
  return `${String(people).padStart(6)} people  ${bold(searched)}  ${towns.map((one) => `${one.town} ${one.people}`).join(', ')}`;
}
