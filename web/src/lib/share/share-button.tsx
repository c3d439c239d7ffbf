import { ShareIcon } from '../../ui/search-icons.tsx';
import { SheetOpener } from '../sheet-opener.tsx';
import type { Shared } from './share-sheet.tsx';

type ShareButtonProps = { shared: Shared; label: string; failed: string; className?: string | undefined };

/** Leads to the ways to send something on. `failed`: that they did not come. */
export function ShareButton({ shared, ...said }: ShareButtonProps) {
  return (
    <SheetOpener
      {...said}
      icon={<ShareIcon size={20} />}
      sheet={{ shared }}
      load={async (i18n) => (await import('./share-sheet.tsx')).loadShareSheet(i18n)}
    />
  );
}
