import type { CodePurpose } from '@mboalink/shared/accounts/code-purposes.ts';
import { codeLimits } from '@mboalink/shared/limits.ts';

/**
 * How many mails of codes a mailbox is sent in an hour: `freeAnHour` one after the other, then with a solved challenge
 * for each, or where they are `shared` one in so many seconds, whose code every other browser that asks is given.
 */
type MailPolicy = { freeAnHour: number; mostAnHour: number; sharedSeconds?: number };

const toMember = { freeAnHour: codeLimits.perHour, mostAnHour: codeLimits.perHourSolved };

export const mailPolicy: Record<CodePurpose, MailPolicy> = {
  login: { ...toMember, sharedSeconds: codeLimits.sharedSeconds },
  whatsapp_change: toMember,
  registration: {
    freeAnHour: codeLimits.perStrangerHour,
    mostAnHour: codeLimits.perHour,
    sharedSeconds: codeLimits.sharedByStrangersSeconds,
  },
  email_change: { freeAnHour: codeLimits.perStrangerHour, mostAnHour: codeLimits.perStrangerHour },
};

/** How many of them come freely, as an answer says it. */
export const codesPerHour = (purpose: CodePurpose) => ({
  name: 'codes',
  quota: mailPolicy[purpose].freeAnHour,
  windowSeconds: 60 * 60,
});
