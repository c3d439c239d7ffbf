import type { Language } from '@mboalink/shared/language.ts';
import type { i18n } from 'i18next';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../i18n/create-i18n.ts';
import { hasMessages } from '../../i18n/load-messages.ts';
import { onceLater } from '../once-later.ts';

const files = {
  en: () => import('../../i18n/en/wallet.ts'),
  fr: () => import('../../i18n/fr/wallet.ts'),
} as const satisfies Record<Language, unknown>;

/** Fetches the words of the wallet, which come with it. */
export async function loadWalletWords(i18n: i18n, language: Language): Promise<void> {
  const { messages } = await files[language]();
  i18n.addResourceBundle(language, 'wallet', messages);
}

/** Whether the words of the wallet are here, once they are `wanted`. `failed`: they did not arrive, and are asked for later. */
export function useWalletWords(wanted = true): 'loading' | 'ready' | 'failed' {
  const { i18n } = useTranslation();
  const language = languageOf(i18n);
  const [failed, setFailed] = useState(false);
  const [, redraw] = useState(0);
  const isHere = hasMessages(i18n, language, ['wallet']);
  useEffect(() => {
    // As it was drawn: somebody else may have brought them meanwhile, which draws nothing here.
    if (isHere || !wanted) return undefined;
    if (failed) return onceLater(() => setFailed(false));
    loadWalletWords(i18n, language).then(
      () => redraw((count) => count + 1),
      () => setFailed(true),
    );
    return undefined;
  }, [i18n, language, isHere, wanted, failed]);
  if (isHere) return 'ready';
  return failed ? 'failed' : 'loading';
}
