import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../i18n/create-i18n.ts';
import { hasMessages, loadMessages } from '../../i18n/load-messages.ts';
import { hydratedEvent } from '../../lib/hydrated-event.ts';
import type { ScreenName } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/session-context.ts';
import { isDrawnUnseen } from '../../lib/unseen-drawing.ts';

const messages = ['login', 'accounts', 'errors'] as const;

/** The pages that somebody reads before they agree, and the one on which they leave. */
const left: readonly ScreenName[] = ['terms-of-service', 'privacy-policy', 'logout'];

/** Asks for a consent that is missing. What asks is fetched for those few alone. */
export function TermsRequest({ current }: { current: ScreenName }) {
  const { i18n } = useTranslation();
  const session = useSession();
  const language = languageOf(i18n);
  const [Sheet, setSheet] = useState<ComponentType>();
  const missing =
    session.status === 'signed-in' && session.user.termsAgreed === false && !left.includes(current);
  useEffect(() => {
    if (!missing) return;
    Promise.all([
      import('../../accounts/settings/terms-sheet.tsx'),
      loadMessages(i18n, language, messages),
      // It is a dialog, and those open in a document alone.
      isDrawnUnseen() && new Promise((seen) => addEventListener(hydratedEvent, seen, { once: true })),
    ]).then(
      ([file]) => setSheet(() => file.TermsSheet),
      // Without a network it is asked on the next visit.
      () => {},
    );
  }, [missing, i18n, language]);
  return missing && Sheet && hasMessages(i18n, language, messages) ? <Sheet /> : null;
}
