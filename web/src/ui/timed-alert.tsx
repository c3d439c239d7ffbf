import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Alert, type AlertKind } from './alert.tsx';

type TimedAlertProps = {
  kind: AlertKind;
  children: ReactNode;
  onEnd: () => void;
  /** Stays as long as a banner does, whatever its kind. */
  long?: boolean;
};

const successMilliseconds = 3000;
const noticeMilliseconds = 4000;
const bannerMilliseconds = 5000;

/** An alert that closes by itself, a success sooner than a notice. The time stops while it is hovered or focused. */
export function TimedAlert({ kind, children, onEnd, long }: TimedAlertProps) {
  const milliseconds = long ? bannerMilliseconds : kind === 'good' ? successMilliseconds : noticeMilliseconds;
  const [held, setHeld] = useState(false);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  // The time runs from when it appeared, however often the screen renders.
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => end.current(), milliseconds);
    return () => clearTimeout(timer);
  }, [held, milliseconds]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that somebody is still reading
    <div
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Alert kind={kind} onDismiss={onEnd}>
        {children}
      </Alert>
    </div>
  );
}
