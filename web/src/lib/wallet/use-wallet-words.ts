import type { Language } from '@mboalink/shared/language.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../i18n/create-i18n.ts';
import { hasMessages } from '../../i18n/load-messages.ts';

const files = {
  en: () => import('../../i18n/en/wallet.ts'),
  fr: () => import('../../i18n/fr/wallet.ts'),
} as const satisfies Record<Language, unknown>;

/** Whether the words of the wallet are here, which come with it. `failed`: they did not arrive. */
export function useWalletWords(): 'loading' | 'ready' | 'failed' {
  const { i18n } = useTranslation();
  const language = languageOf(i18n);
  const [failed, setFailed] = useState(false);
  const [, redraw] = useState(0);
  const isHere = hasMessages(i18n, language, ['wallet']);
  useEffect(() => {
    // As it was drawn: somebody else may have brought them meanwhile, which draws nothing here.
    if (isHere) return;
    files[language]().then(
      ({ messages }) => {
        i18n.addResourceBundle(language, 'wallet', messages);
        redraw((count) => count + 1);
      },
      () => setFailed(true),
    );
  }, [i18n, language, isHere]);
  if (isHere) return 'ready';
  return failed ? 'failed' : 'loading';
}
