import type { i18n } from 'i18next';
import { languageOf } from '../i18n/create-i18n.ts';
import { loadMessages } from '../i18n/load-messages.ts';
import { Alert } from '../ui/alert.tsx';
import type { PassesHeldProps } from './passes-held.tsx';
import { usePaymentPart } from './use-payment-part.ts';

const messages = ['directory'] as const;

async function load(i18n: i18n) {
  const [{ PassesHeld }] = await Promise.all([
    import('./passes-held.tsx'),
    loadMessages(i18n, languageOf(i18n), ['directory']),
  ]);
  return PassesHeld;
}

/** The passes that run, beside the plan that runs; script and words come only where there is one. */
export function RunningPasses({ passes }: PassesHeldProps) {
  const { Part } = usePaymentPart(passes.length > 0, load, messages);
  return (
    Part && (
      <Alert kind="good">
        <Part passes={passes} />
      </Alert>
    )
  );
}
