import { parseArgs } from 'node:util';
import { LocalError } from '@mboalink/db/local/local-error.ts';
import {
  type CaseDecision,
  caseDecisions,
  decideCase,
  listCases,
  type ReportedCase,
} from '@mboalink/db/review-reports.ts';
import { bold, dim, writeLine } from './progress.ts';
import { connectForReview, isUuid } from './review-database.ts';
import { runCommand } from './shutdown.ts';

const usage = `npm run reports:review -- [${caseDecisions.join(' | ')}] [case]`;

const outcomes: Record<CaseDecision, string> = {
  confirm: 'hidden until it is dismissed.',
  dismiss: 'shown; those reports count no more.',
  answered: 'its owner has answered; not hidden by the clock, unless three more report it.',
};

await runCommand(async (shutdown) => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [action, id] = positionals;
  const decision = caseDecisions.find((one) => one === action);
  if (action && !(decision && isUuid(id))) throw new LocalError(`Usage: ${usage}`);
  const connectionString = await connectForReview(shutdown);
  if (decision && id) await decide(connectionString, id, decision);
  else await show(connectionString);
  await shutdown.end(0);
});

async function decide(connectionString: string, id: string, decision: CaseDecision) {
  if (await decideCase(connectionString, id, decision)) writeLine(`${id}: ${outcomes[decision]}`);
  else
    throw new LocalError(
      `${id} is no case of which that can be decided now. Where another of the same listing is open, decide that one.`,
    );
}

async function show(connectionString: string) {
  const cases = await listCases(connectionString);
  if (cases.length === 0) writeLine('No reported listing waits for you.');
  for (const one of cases) writeLine(describe(one));
  if (cases.length > 0) writeLine(dim(usage));
}

function describe({ reports, ...one }: ReportedCase): string {
  const reasons = Object.entries(Object.groupBy(reports, ({ reason }) => reason));
  const counted = reports.filter(({ isCounted }) => isCounted).length;
  const said = reasons.map(([reason, all]) => `${reason} ${all.length}`).join(', ');
  const texts = reports.flatMap(({ note }) => note ?? []);
  return [
    `${bold(one.businessName)} (${one.citySlug}, ${one.slug})  ${one.state}`,
    `  case ${one.id}, told ${one.toldAt.toISOString()}`,
    reports.length > 0
      ? `  ${reports.length} reports, ${counted} counted: ${said}`
      : '  no reports: confirmed before its owner left, and came back',
    ...texts.map((text) => `  “${text.replaceAll(/\s+/g, ' ')}”`),
    '',
  ].join('\n');
}
