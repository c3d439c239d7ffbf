import type { ContactWay } from '@mboalink/shared/directory/contact-ways/contact-ways-in.ts';
import type { Reading } from '@mboalink/shared/directory/contact-ways/numbers-of-eight.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../ui/alert.tsx';

/** Without any of these there is nothing to look for, and what looks is not fetched. */
const mayHoldWay = /[\p{N}@.:/]|dot|point/iu;

/** Says of a text, while it is typed, that others read it without the number, the address or the link in it. */
export function WayNotice({ text, reading }: { text: string; reading?: Reading }) {
  const { t } = useTranslation('accounts');
  const kind = useWayIn(text, reading);
  return <div role="status">{kind && <Alert kind="info">{t(`ways.${kind}`)}</Alert>}</div>;
}

/** Which way past registration stands in a text, by the rule that the server masks it by. */
function useWayIn(text: string, reading?: Reading): ContactWay['kind'] | undefined {
  const [found, setFound] = useState<{ text: string; kind: ContactWay['kind'] | undefined }>();
  useEffect(() => {
    if (!mayHoldWay.test(text)) return;
    let gone = false;
    import('@mboalink/shared/directory/contact-ways/contact-ways-in.ts').then(
      ({ contactWaysIn }) => {
        if (!gone) setFound({ text, kind: contactWaysIn(text, reading)[0]?.kind });
      },
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [text, reading]);
  // Until the next letter is looked at, what was said stays.
  return mayHoldWay.test(text) ? found?.kind : undefined;
}
