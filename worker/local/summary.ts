import { demoAccounts } from '@mboalink/db/seed/demo-accounts.ts';
import { readableNumber } from '@mboalink/shared/phone-format.ts';
import { bold, dim, writeLine } from './progress.ts';
import type { Services } from './services.ts';

/** Where everything is and who can be signed in as, once it all runs. */
export function showSummary(title: string, applicationUrl: string, services: Services): void {
  const [inbox, payments] = [services.mail.url, services.payments.url].map((url) =>
    url.replace('127.0.0.1', 'localhost'),
  );
  const addresses = [
    ['Application', applicationUrl],
    ['Inbox', `${inbox}  (sign-in codes arrive here)`],
    ['Mobile money', `${payments}  (payments are simulated here)`],
  ];
  showBox(title, services.isLocalDatabase ? [addresses, demoAccountLines()] : [addresses]);
  writeLine(dim('Ctrl-C stops everything; the data stay.'));
  writeLine();
}

function demoAccountLines() {
  const now = new Date();
  return demoAccounts(now).map(({ email, whatsapp, userType, plan, paidUntil, trialEndsAt }) => {
    const number = readableNumber(whatsapp);
    if (plan === null) return [email, `${number}  ${userType}`];
    const trial = trialEndsAt && trialEndsAt > now ? 'on trial' : 'trial over, hidden';
    const paid = paidUntil && paidUntil < now ? 'in grace for two days from the first start' : 'paid';
    return [email, `${number}  ${userType}, ${plan}, ${paidUntil ? paid : trial}`];
  });
}

function showBox(title: string, groups: string[][][]) {
  const labelWidth = Math.max(...groups.flat().map(([label = '']) => label.length));
  const text = groups.map((group) =>
    group.map(([label = '', value = '']) => `${label.padEnd(labelWidth)}  ${value}`),
  );
  const width = Math.max(title.length, ...text.flat().map((line) => line.length));
  const rule = '─'.repeat(width + 2);
  writeLine();
  writeLine(`┌${rule}┐`);
  writeLine(`│ ${bold(title.padEnd(width))} │`);
  for (const lines of text) {
    writeLine(`├${rule}┤`);
    for (const line of lines) writeLine(`│ ${line.padEnd(width)} │`);
  }
  writeLine(`└${rule}┘`);
}
