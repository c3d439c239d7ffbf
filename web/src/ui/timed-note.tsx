import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Note, type NoteKind } from './note.tsx';

type TimedNoteProps = { kind: NoteKind; children: ReactNode; milliseconds?: number; onEnd: () => void };

/** A message that goes by itself. It waits while it is pointed at or focused. */
export function TimedNote({ kind, children, milliseconds = 5000, onEnd }: TimedNoteProps) {
  const [held, setHeld] = useState(false);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  // Counted from when it appeared, however often the screen around it is drawn anew.
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
      <Note kind={kind} onDismiss={onEnd}>
        {children}
      </Note>
    </div>
  );
}
