import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from './alert.tsx';

/** A problem of a form; `id` is that of its control, which a tap on the line focuses. */
export type Problem = { id?: string; message: string };

/** All problems of a form, above it. It takes the focus whenever `attempt` grows, so that it is seen and read out. */
export function ErrorSummary({ problems, attempt }: { problems: Problem[]; attempt: number }) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (problems.length === 0) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1}>
      <Alert kind="bad" title={t('ui.problems', { count: problems.length })}>
        <ul>
          {problems.map(({ id, message }) => (
            <li key={`${id}${message}`}>
              {id ? (
                <a href={`#${id}`} onClick={(event) => focusControl(event, id)}>
                  {message}
                </a>
              ) : (
                message
              )}
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}

// Keeps the fragment out of the address, or going back would step through the problems.
function focusControl(event: { preventDefault: () => void }, id: string) {
  event.preventDefault();
  document.getElementById(id)?.focus();
}
