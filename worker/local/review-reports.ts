import { parseArgs } from 'node:util';
import { LocalError } from '@mboalink/db/local/local-error.ts';
import {
  decideReported,
  listReported,
  type ReportDecision,
  type ReportedListing,
  reportDecisions,
} from '@mboalink/db/review-reports.ts';
import { bold, dim, runCommand, writeLine } from './command.ts';
import { connectForReview, isUuid } from './review-database.ts';

const usage = `npm run reports:review -- [${reportDecisions.join(' | ')}] [listing]`;

const outcomes: Record<ReportDecision, string> = {
  confirm: 'hidden until it is found to be fine.',
  fine: 'visible; no report hides it for 90 days.',
};

await runCommand(async (shutdown) => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [action, id] = positionals;
  const decision = reportDecisions.find((one) => one === action);
  if (action && !(decision && isUuid(id))) throw new LocalError(`Usage: ${usage}`);
  const connectionString = await connectForReview(shutdown);
  if (decision && id) await decide(connectionString, id, decision);
  else await show(connectionString);
  await shutdown.end(0);
});

async function decide(connectionString: string, id: string, decision: ReportDecision) {
  if (!(await decideReported(connectionString, id, decision))) throw new LocalError(`${id} is no listing.`);
  writeLine(`${id}: ${outcomes[decision]}`);
}

async function show(connectionString: string) {
  const reported = await listReported(connectionString);
  if (reported.length === 0) writeLine('No reported listing waits for you.');
  for (const one of reported) writeLine(describe(one));
  if (reported.length > 0) writeLine(dim(usage));
}

function describe({ reports, ...one }: ReportedListing): string {
  const reasons = Object.entries(Object.groupBy(reports, ({ reason }) => reason));
  const counted = reports.filter(({ isCounted }) => isCounted).length;
  const said = reasons.map(([reason, all]) => `${reason} ${all.length}`).join(', ');
  const texts = reports.flatMap(({ note }) => note ?? []);
  return [
    `${bold(one.businessName)} (${one.citySlug}, ${one.slug})  ${one.state}`,
    `  listing ${one.id}`,
    `  ${reports.length} reports, ${counted} counted: ${said}`,
    ...texts.map((text) => `  “${text.replaceAll(/\s+/g, ' ')}”`),
    '',
  ].join('\n');
}
