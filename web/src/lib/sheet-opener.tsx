import type { i18n } from 'i18next';
import type { ComponentType, ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toast.tsx';
import { useLateSheet } from './use-late-sheet.ts';

type SheetOpenerProps<Props extends object> = {
  load: (i18n: i18n) => Promise<ComponentType<Props & { onClose: () => void }>>;
  /** What the sheet is drawn with. */
  sheet: Props;
  icon: ReactNode;
  label: string;
  /** That the sheet did not come: said where it is in view, and one at a time, as others may stand beside it. */
  failed: string;
  className?: string | undefined;
};

/** Leads to a sheet that comes with the tap. */
export function SheetOpener<Props extends object>(props: SheetOpenerProps<Props>) {
  const { load, sheet, icon, label, failed, className } = props;
  const { state, Sheet, open, close } = useLateSheet(load, () => showToast({ text: failed, failed: true }));
  return (
    <>
      <Button
        kind="plain"
        className={className}
        icon={icon}
        aria-haspopup="dialog"
        busy={state === 'loading'}
        onClick={open}
      >
        {label}
      </Button>
      {Sheet && state === 'open' && <Sheet {...sheet} onClose={close} />}
    </>
  );
}
