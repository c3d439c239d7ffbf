import {
  cheapestPrice,
  type Plan,
  paidPeriodDays,
  passes,
  plans,
  trialDays,
} from '@mboalink/shared/catalogue/plans.ts';
import { reportLimits } from '@mboalink/shared/directory/report-rules.ts';
import { trustLimits } from '@mboalink/shared/directory/trust.ts';
import { formatFrancs } from '@mboalink/shared/format.ts';
import { codeLimits, comeBackDays, revealLimits } from '@mboalink/shared/limits.ts';

const ofEachPlan = (time: keyof Plan['dailyLimit']) =>
  plans.map(({ name, dailyLimit }) => `${name} ${dailyLimit[time]}`).join(', ');

/** Every figure of the answers. */
export const figures = {
  trialDays,
  paidDays: paidPeriodDays,
  cheapest: formatFrancs(cheapestPrice),
  atFirst: revealLimits.atFirst,
  hours: revealLimits.firstHours,
  perHour: revealLimits.perHour,
  perDay: revealLimits.perDay,
  codeMinutes: codeLimits.lifeSeconds / 60,
  trustedFrom: trustLimits.trustedFrom,
  refunds: reportLimits.refunds,
  paid: ofEachPlan('paid'),
  trial: ofEachPlan('trial'),
  dayPass: passes.day.reveals,
  dayHours: passes.day.days * 24,
  weekPass: passes.week.reveals,
  weekDays: passes.week.days,
  comeBackDays,
};
