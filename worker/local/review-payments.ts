import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { LocalError } from '@mboalink/db/local/local-error.ts';
import {
  acceptPayment,
  compareMonth,
  listPayments,
  noteRepaid,
  type RepeatedCharge,
  type ReviewedPayment,
  rejectPayment,
  revokePayment,
  sumMonth,
} from '@mboalink/db/review-payments.ts';
import { providerIds } from '@mboalink/shared/billing/payments.ts';
import { isPassId } from '@mboalink/shared/catalogue/plans.ts';
import { doualaDay } from '@mboalink/shared/day.ts';
import { formatFrancs } from '@mboalink/shared/format.ts';
import { bold, dim, runCommand, writeLine } from './command.ts';
import { describeDifference, readReport } from './provider-report.ts';
import { connectForReview, isUuid } from './review-database.ts';

const usage =
  'npm run payments:review -- [accept <txRef> [<francs>] | reject <txRef> <reason> | repaid <txRef> <their reference> | revoke <txRef> <reason> | month <YYYY-MM> [<provider> <report>]]';

type Connect = () => Promise<string>;

const actions: Record<string, (connect: Connect, ...rest: string[]) => Promise<void>> = {
  accept,
  reject,
  repaid,
  revoke,
  month,
};

await runCommand(async (shutdown) => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [name, ...rest] = positionals;
  const connect = () => connectForReview(shutdown);
  const action = name === undefined ? show : actions[name];
  if (!action) throw new LocalError(`Usage: ${usage}`);
  await action(connect, ...rest);
  await shutdown.end(0);
});

async function accept(connect: Connect, txRef = '', francs?: string) {
  if (!isUuid(txRef) || !/^[1-9]\d{0,6}$/.test(francs ?? '1')) throw new LocalError(`Usage: ${usage}`);
  if (!(await acceptPayment(await connect(), txRef, francs === undefined ? null : Number(francs))))
    throw new LocalError(
      `${txRef} is no payment, was paid before, or came in another currency: then say how many francs came.`,
    );
  writeLine(`${txRef}: paid. What it bought runs, and its receipt is on its way.`);
}

async function reject(connect: Connect, txRef = '', ...words: string[]) {
  const reason = reasonOf(txRef, words);
  if (!(await rejectPayment(await connect(), txRef, reason)))
    throw new LocalError(`${txRef} is no payment that waits for somebody.`);
  writeLine(`${txRef}: not paid (${reason}).`);
}

/** Throws where there is none, or no payment is named. */
function reasonOf(txRef: string, words: string[]): string {
  const reason = words.join(' ').replaceAll(/\s+/g, ' ').trim().slice(0, 200);
  if (!isUuid(txRef) || reason === '') throw new LocalError(`Usage: ${usage}`);
  return reason;
}

async function revoke(connect: Connect, txRef = '', ...words: string[]) {
  const reason = reasonOf(txRef, words);
  if (!(await revokePayment(await connect(), txRef, reason)))
    throw new LocalError(`${txRef} was not paid, or its money went back before.`);
  writeLine(`${txRef}: the money went back (${reason}). What was left of what it bought is taken.`);
}

async function repaid(connect: Connect, txRef = '', providerRef = '') {
  if (!isUuid(txRef) || providerRef === '') throw new LocalError(`Usage: ${usage}`);
  if (!(await noteRepaid(await connect(), txRef, providerRef)))
    throw new LocalError(`${providerRef} is no charge of ${txRef} that waits to be paid back.`);
  writeLine(`${txRef}: ${providerRef} is paid back.`);
}

async function month(connect: Connect, asked = '', provider?: string, report = '') {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(asked)) throw new LocalError(`Usage: ${usage}`);
  if (provider === undefined) return showMonth(await connect(), asked);
  const known = providerIds.find((id) => id === provider);
  if (!known || !existsSync(report)) throw new LocalError(`Usage: ${usage}`);
  const charges = readReport(readFileSync(report, 'utf8'));
  const connectionString = await connect();
  await showMonth(connectionString, asked);
  const differences = await compareMonth(connectionString, { month: asked, provider: known }, charges);
  for (const one of differences) writeLine(describeDifference(one));
  if (differences.length > 0) throw new LocalError(`${differences.length} payments differ from the report.`);
  writeLine(`The report of ${known} says the same of each payment.`);
}

async function show(connect: Connect) {
  const connectionString = await connect();
  const { waiting, uncertain, repeated, broken } = await listPayments(connectionString);
  showGroup('wait for a decision', waiting);
  showGroup('have been uncertain for an hour: ask the provider by our reference', uncertain);
  showRepeated(repeated);
  showGroup('were paid and brought nothing: this must not be', broken);
  await showMonth(connectionString, doualaDay(new Date()).slice(0, 7));
  writeLine(dim(usage));
}

function showGroup(what: string, group: readonly ReviewedPayment[]) {
  if (group.length === 0) return writeLine(`No payments ${what.replace(/:.*/, '')}.`);
  writeLine(bold(`${group.length} ${what}`));
  for (const one of group) writeLine(describe(one));
}

function showRepeated(charges: readonly RepeatedCharge[]) {
  if (charges.length === 0) return writeLine('No payments were charged once more.');
  writeLine(
    bold(`${charges.length} charged once more: compare both in the dashboard, pay the second back, say so`),
  );
  for (const { txRef, providerRef, noticedAt, provider, paidBy } of charges)
    writeLine(
      `  ${txRef}  ${noticedAt.toISOString()}\n    ${provider} ${providerRef} beside ${paidBy}, which paid\n`,
    );
}

function describe({ txRef, createdAt, amount, plan, ...one }: ReviewedPayment): string {
  const phone = one.phoneEnd ? `${one.operator}, a phone that ends in ${one.phoneEnd}` : 'by its page';
  return [
    `  ${txRef}  ${createdAt.toISOString()}  ${one.state}`,
    `    ${formatFrancs(amount)} for ${isPassId(plan) ? `a ${plan} pass` : plan}, ${phone}`,
    `    ${one.provider} ${one.providerRef ?? 'without a reference of theirs'}, last said “${one.rawStatus ?? 'nothing'}”`,
    ...(one.recordedCurrency || one.recordedTxRef || one.recordedAmount !== null
      ? [describeRecord(one)]
      : []),
    '',
  ].join('\n');
}

const describeRecord = ({ recordedAmount, recordedCurrency, recordedTxRef }: Partial<ReviewedPayment>) =>
  `    the record says ${recordedAmount ?? 'no whole sum'} ${recordedCurrency ?? 'of no currency'} under ${recordedTxRef ?? 'no reference of ours'}`;

async function showMonth(connectionString: string, asked: string) {
  const sums = await sumMonth(connectionString, asked);
  writeLine(bold(`Paid in ${asked}, by the days of Douala`));
  if (sums.length === 0) writeLine('  nothing');
  for (const { provider, count, amount, revoked } of sums)
    writeLine(
      `  ${provider}: ${count} payments, ${formatFrancs(amount)}; ${formatFrancs(revoked)} went back to payers`,
    );
}
