import { demoAccounts } from '@mboalink/db/seed/demo-accounts.ts';
import { readableNumber } from '@mboalink/shared/phone-format.ts';
import { bold, dim, writeLine } from './command.ts';
import type { Services } from './services.ts';

/** Where everything is and who can be signed in as, once it all runs. */
export function showSummary(title: string, applicationUrl: string, services: Services): void {
  writeLine(`\n${bold(title)}`);
  const local = (url: string) => url.replace('127.0.0.1', 'localhost');
  showLine('Application', applicationUrl);
  showLine('Inbox', `${local(services.mail.url)}  (sign-in codes arrive here)`);
  showLine('Mobile money', `${local(services.payments.url)}  (payments are simulated here)`);
  if (services.isLocalDatabase) showDemoAccounts(new Date());
  writeLine(`\n${dim('Ctrl-C stops everything; the data stay.')}\n`);
}

function showDemoAccounts(now: Date): void {
  writeLine(`\n${bold('Demo accounts')}`);
  for (const { email, whatsapp, userType, plan, paidUntil, trialEndsAt } of demoAccounts(now)) {
    const trial = trialEndsAt && trialEndsAt > now ? 'on trial' : 'trial over, hidden';
    const paid = paidUntil && paidUntil < now ? 'in grace for two days from the first start' : 'paid';
    const bought = plan ? `, ${plan}, ${paidUntil ? paid : trial}` : '';
    showLine(email, `${readableNumber(whatsapp)}  ${userType}${bought}`);
  }
}

function showLine(label: string, value: string): void {
  writeLine(`  ${label.padEnd(26)}  ${value}`);
}
