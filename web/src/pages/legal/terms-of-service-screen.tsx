import { LegalScreen } from './legal-screen.tsx';

export function TermsOfServiceScreen() {
  return <LegalScreen page="terms-of-service" messages="terms" />;
}
