import { LegalDocument } from '../features/pages/legal-document.tsx';
import type { Handle } from '../lib/handle.ts';

export const handle = { words: ['legal', 'terms'], start: 'never' } satisfies Handle;

export default function TermsOfService() {
  return <LegalDocument words="terms" canonical="/terms-of-service" />;
}
