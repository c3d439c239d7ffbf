import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { useLater } from '../../components/use-later.ts';

const loads = {
  share: () => import('./share-contact.tsx').then(({ ShareContact }) => ShareContact),
  report: () => import('./report-dialog.tsx').then(({ ReportDialog }) => ReportDialog),
};

export type ContactDeed = keyof typeof loads;

type ContactDialogProps = { deed: ContactDeed | undefined; contact: Contact; onClose: () => void };

/** Shares or reports a contact. */
export function ContactDialog({ deed, contact, onClose }: ContactDialogProps) {
  const Share = useLater(loads.share, deed === 'share', onClose);
  const Report = useLater(loads.report, deed === 'report', onClose);
  const Dialog = { share: Share, report: Report };
  const Shown = deed && Dialog[deed];
  return Shown && <Shown contact={contact} onClose={onClose} />;
}
