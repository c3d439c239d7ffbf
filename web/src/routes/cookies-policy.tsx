import { LegalDocument } from '../features/pages/legal-document.tsx';
import type { Handle } from '../lib/handle.ts';

export const handle = { words: ['legal', 'cookies'], start: 'never' } satisfies Handle;

export default function CookiesPolicy() {
  return <LegalDocument words="cookies" canonical="/cookies-policy" />;
}
