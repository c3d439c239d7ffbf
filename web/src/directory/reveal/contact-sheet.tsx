import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { lateComponent } from '../../lib/late-component.tsx';
import { showToast } from '../../ui/toast.tsx';
import { cardIdOf } from '../results/card-id.ts';
import { RevealSheet } from './reveal-sheet.tsx';
import type { ContactStep, useReveal } from './use-reveal.ts';

const ReportSheet = lateComponent(
  () => import('../report/report-sheet.tsx').then((file) => file.ReportSheet),
  ReportNotOpened,
);

/** The place of the sheet is below all cards, far from the one that was tapped. */
function ReportNotOpened({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('directory');
  useEffect(() => {
    showToast({ text: t('notOpened', { name: t('card.report') }), failed: true });
    onClose();
  }, [t, onClose]);
  return null;
}

/** The sheet that a contact has open now: its number, or what is wrong with it. */
export function ContactSheet({ reveal }: { reveal: ReturnType<typeof useReveal> }) {
  const { current } = reveal;
  const close = () => {
    reveal.close();
    returnToCard(current);
  };
  if (current.step === 'report') return <ReportSheet contact={current.contact} onClose={close} />;
  return (
    <RevealSheet current={current} onReveal={(contact) => void reveal.reveal(contact)} onClose={close} />
  );
}

/** The button that opened the sheet may be gone: its number stands there now. The card then takes the focus. */
function returnToCard(closed: ContactStep) {
  if (closed.step === 'closed') return;
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    const card = document.getElementById(cardIdOf(closed.contact)) ?? document.getElementById('content');
    card?.focus({ preventScroll: true });
  });
}
