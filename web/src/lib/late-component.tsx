import type { i18n } from 'i18next';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { ApiError } from './api/api-error.ts';
import { useErrorMessage } from './errors/use-error-message.ts';
import { reloadOr } from './reload-when-gone.ts';

/**
 * A part of a screen whose script is fetched when it is drawn first; nothing until it is here. Where it does not arrive, it
 * says so in its place, with another try, by the messages of the namespace `errors`, or `Failed` does in its own way. React's
 * `lazy` would keep the failure.
 */
export function lateComponent<Props extends object>(
  load: (i18n: i18n) => Promise<ComponentType<Props>>,
  Failed: ComponentType<Props & { onRetry: () => void }> = NotArrived,
) {
  let ready: ComponentType<Props> | undefined;
  return (props: Props) => {
    const { i18n } = useTranslation();
    const [Part, setPart] = useState(() => ready);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      if (Part || failed) return;
      load(i18n).then(
        (component) => {
          ready = component;
          setPart(() => component);
        },
        reloadOr(() => setFailed(true)),
      );
    }, [Part, failed, i18n]);
    if (Part) return <Part {...props} />;
    return failed && <Failed {...props} onRetry={() => setFailed(false)} />;
  };
}

function NotArrived({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  const messageOf = useErrorMessage();
  const retry = (
    <Button kind="plain" onClick={onRetry}>
      {t('ui.retry')}
    </Button>
  );
  return (
    <Alert kind="bad" live action={retry}>
      {messageOf(new ApiError('network'))}
    </Alert>
  );
}
