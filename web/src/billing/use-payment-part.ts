import type { i18n } from 'i18next';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../i18n/create-i18n.ts';
import { hasMessages } from '../i18n/load-messages.ts';
import type { Namespace } from '../i18n/messages.ts';
import { reloadOr } from '../lib/reload-when-gone.ts';

/** A part of paying, whose script and messages are fetched when it is wanted; `failed` where they did not come. */
export function usePaymentPart<Props>(
  wanted: boolean,
  load: (i18n: i18n) => Promise<ComponentType<Props>>,
  messages: readonly Namespace[] = ['payment', 'errors'],
) {
  const { i18n } = useTranslation();
  const language = languageOf(i18n);
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [failed, setFailed] = useState(false);
  const fetchPart = useCallback(() => {
    setFailed(false);
    load(i18n).then(
      (part) => setPart(() => part),
      reloadOr(() => setFailed(true)),
    );
  }, [load, i18n]);
  // Another language brings its messages.
  useEffect(() => {
    if (wanted) fetchPart();
  }, [wanted, fetchPart, language]);
  const isReady = wanted && Part !== undefined && hasMessages(i18n, language, messages);
  return { Part: isReady ? Part : undefined, failed: wanted && failed, retry: fetchPart };
}
