import { parseArgs } from 'node:util';
import { LocalError } from '@mboalink/db/local/local-error.ts';
import {
  decideReportedWord,
  listReportedWords,
  type WordDecision,
  wordDecisions,
} from '@mboalink/db/review-words.ts';
import { bold, dim, runCommand, writeLine } from './command.ts';
import { connectForReview, isUuid } from './review-database.ts';

const usage = `npm run words:review -- [${wordDecisions.join(' | ')}] [word]`;

const outcomes: Record<WordDecision, string> = {
  keep: 'read by everybody, whatever is reported.',
  remove: 'read by nobody any more.',
};

await runCommand(async (shutdown) => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [action, id] = positionals;
  const decision = wordDecisions.find((one) => one === action);
  if (action && !(decision && isUuid(id))) throw new LocalError(`Usage: ${usage}`);
  const connectionString = await connectForReview(shutdown);
  if (decision && id) await decide(connectionString, id, decision);
  else await show(connectionString);
  await shutdown.end(0);
});

async function decide(connectionString: string, id: string, decision: WordDecision) {
  if (!(await decideReportedWord(connectionString, id, decision)))
    throw new LocalError(`${id} is no reported word.`);
  writeLine(`${id}: ${outcomes[decision]}`);
}

async function show(connectionString: string) {
  const reported = await listReportedWords(connectionString);
  if (reported.length === 0) writeLine('No reported word waits for you.');
  for (const { id, text, businessName, slug } of reported) {
    writeLine(`${bold(businessName)} (${slug})\n  word ${id}\n  “${text.replaceAll(/\s+/g, ' ')}”\n`);
  }
  if (reported.length > 0) writeLine(dim(usage));
}
