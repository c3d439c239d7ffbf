import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Opens and closes a native dialog as a modal one; a back button that reaches the history in spite of it closes it. */
export function useModal(open: boolean, onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  // What listens may be drawn anew while the history moves: another listener would not hear of it.
  const leave = useEffectEvent(onClose);
  // With what stands in it: a dialog is never seen empty.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || open === element.open) return;
    if (open) element.showModal();
    else element.close();
  }, [open]);
  useEffect(() => {
    if (!open) return;
    addEventListener('popstate', leave);
    return () => removeEventListener('popstate', leave);
  }, [open]);
  return dialog;
}
