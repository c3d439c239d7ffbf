import type { i18n } from 'i18next';
import type { ComponentType, ReactNode } from 'react';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { useLateSheet } from './use-late-sheet.ts';

type SheetOpenerProps<Props extends object> = {
  load: (i18n: i18n) => Promise<ComponentType<Props & { onClose: () => void }>>;
  /** What the sheet is drawn with. */
  sheet: Props;
  icon: ReactNode;
  label: string;
  /** That the sheet did not come. */
  failed: string;
  className?: string | undefined;
};

/** Leads to a sheet that comes with the tap. */
export function SheetOpener<Props extends object>(props: SheetOpenerProps<Props>) {
  const { load, sheet, icon, label, failed, className } = props;
  const { state, Sheet, open, close } = useLateSheet(load);
  return (
    <>
      {state === 'failed' && (
        <Alert kind="bad" live>
          {failed}
        </Alert>
      )}
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
