import { payerPhone } from '@mboalink/shared/billing/payer-phone.ts';
import { operators } from '@mboalink/shared/billing/payments.ts';
import { refusalOf } from '../../../lib/refusal.ts';
import { productNamed } from '../plan-state.ts';
import { askFor, PageMissing, type Stage, type Way } from './use-payment.ts';

/** Pays as a form without scripts says: answers where to go on, or what the form shows again. */
export async function answerForm(
  api: Parameters<typeof askFor>[0],
  plan: string | null,
  form: FormData,
): Promise<string | Extract<Stage, { step: 'form' }>> {
  const product = productNamed(plan) ?? 'basic';
  const way = wayOf(form);
  if (!way) return { step: 'form', problem: 'missing' };
  try {
    const payment = await askFor(api, product, way);
    return payment ? `/payment/${payment.txRef}` : '/dashboard';
  } catch (thrown) {
    const { error, txRef, failureCode } = refusalOf(thrown) ?? {};
    if (error === 'payment_open' && txRef) return `/payment/${txRef}`;
    if (error === 'payment_refused') return { step: 'form', problem: failureCode ?? 'other' };
    if (thrown instanceof PageMissing) return { step: 'form', problem: 'page' };
    return { step: 'form', problem: error === 'validation_failed' ? 'invalid' : 'failed' };
  }
}

function wayOf(form: FormData): Way | undefined {
  if (form.get('way') === 'page') return 'page';
  const provider = operators.find((name) => name === form.get('provider'));
  return provider && { phone: payerPhone(String(form.get('phone') ?? '')), provider };
}
