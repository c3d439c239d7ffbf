import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { keep, readKept } from '../lib/kept.ts';
import { classNames } from './class-names.ts';
import { CheckIcon } from './icons.tsx';
import styles from './toast.module.css';

/** `failed` is what an undo could not do when its screen had been left. */
export type Toast = { text: string; undo?: () => void; failed?: boolean; isGreeting?: boolean };

/** `done` and `greeting` as specified; `more`, time to read what failed or to undo. */
const visibleMilliseconds = { done: 3000, greeting: 5000, more: 6000 };

let current: (Toast & { id: number }) | undefined;
let lastId = 0;
const watchers = new Set<() => void>();

function show(toast: typeof current) {
  current = toast;
  for (const changed of watchers) changed();
}

/** Shows for some seconds that something was done. Errors are shown where they happened, if that is still there. */
export function showToast(toast: Toast) {
  lastId += 1;
  show({ ...toast, id: lastId });
}

function subscribe(changed: () => void) {
  watchers.add(changed);
  return () => watchers.delete(changed);
}

/** Where toasts appear. The time stops while a toast is hovered or focused. */
export function Toasts() {
  const { t } = useTranslation();
  const [held, setHeld] = useState(false);
  const toast = useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );
  useEffect(() => {
    // Said by the page before, of which this one is the outcome.
    const said = readKept<string>('session', 'said');
    if (said) showToast({ text: said, isGreeting: true });
    keep('session', 'said', undefined);
  }, []);
  useEffect(() => {
    if (!toast || held) return;
    const kind = toast.undo || toast.failed ? 'more' : toast.isGreeting ? 'greeting' : 'done';
    const timer = setTimeout(() => show(undefined), visibleMilliseconds[kind]);
    return () => clearTimeout(timer);
  }, [toast, held]);
  const undo = () => {
    toast?.undo?.();
    setHeld(false);
    show(undefined);
  };
  return (
    <div
      role="status"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {toast && (
        <div key={toast.id} className={classNames('row gap-3', styles.toast)}>
          {!toast.failed && <CheckIcon size={20} />}
          <span className={classNames('grow', styles.text)}>{toast.text}</span>
          {toast.undo && (
            <button type="button" className={styles.undo} onClick={undo}>
              {t('ui.undo')}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
