import type { Operator } from '@mboalink/shared/billing/operators.ts';
import type { Payment } from './payment.ts';
import { type Script, scriptFor, usualTime } from './scripts.ts';
import { type SimulationCore, settle, turnStrange } from './settling.ts';

export type Payer = { phone: string; operator: Operator | null };

/** What happens to the answer of a request that asked a payer. */
export type AnswerFate = 'answered' | 'unavailable' | 'lost';

/** Asks the payer on a phone; the script of the number does the rest. */
export async function promptPayer(core: SimulationCore, payment: Payment, payer: Payer): Promise<AnswerFate> {
  const script = begin(core, payment, payer);
  const ending = endingOf(core, payment, script);
  if (script.answer === 'overtaken') await ending?.end();
  else if (ending) core.clock.after(ending.after, ending.end);
  if (script.answersAfter && core.settings.slowAnswers === 'wait')
    await core.clock.sleep(script.answersAfter);
  if (script.answer === 'lost' || script.answer === 'unavailable') return script.answer;
  return 'answered';
}

/** The payer pays on a hosted page: what takes the usual time has happened when the browser leaves it. */
export async function payOnPage(core: SimulationCore, payment: Payment, payer: Payer): Promise<void> {
  const ending = endingOf(core, payment, begin(core, payment, payer));
  if (!ending) return;
  if (ending.after <= usualTime) await ending.end();
  else core.clock.after(ending.after, ending.end);
}

function begin({ clock }: SimulationCore, payment: Payment, { phone, operator }: Payer): Script {
  const script = scriptFor(phone);
  const limitedUntil = clock.now() + (script.limitedFor ?? 0);
  const asked: Partial<Payment> = { phone, operator, script, limitedUntil, state: 'pending' };
  Object.assign(payment, asked);
  return script;
}

/** What its ending does, and after how long; null where it never ends. */
function endingOf(core: SimulationCore, payment: Payment, { ending }: Script) {
  if (ending === 'never') return null;
  if (ending === 'unanswered') {
    const after = core.traits[payment.provider].promptMilliseconds;
    return after === null
      ? null
      : { after, end: () => settle(core, payment, { state: 'expired', reason: 'not answered' }) };
  }
  const { after, state, reason } = ending;
  if (state === 'strange') return { after, end: () => turnStrange(core, payment) };
  return { after, end: () => settle(core, payment, { state, reason }) };
}
