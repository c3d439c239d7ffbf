import { LegalDocument } from '../features/pages/legal-document.tsx';
import type { Handle } from '../lib/handle.ts';

export const handle = { words: ['legal', 'gdpr'], start: 'never' } satisfies Handle;

export default function GdprCompliance() {
  return <LegalDocument words="gdpr" canonical="/gdpr-compliance" />;
}
