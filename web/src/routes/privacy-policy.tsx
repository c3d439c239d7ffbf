import { LegalDocument } from '../features/pages/legal-document.tsx';
import type { Handle } from '../lib/handle.ts';

export const handle = { words: ['legal', 'privacy'], start: 'never' } satisfies Handle;

export default function PrivacyPolicy() {
  return <LegalDocument words="privacy" canonical="/privacy-policy" />;
}
