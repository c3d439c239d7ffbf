import { LegalScreen } from './legal-screen.tsx';

export function PrivacyPolicyScreen() {
  return <LegalScreen page="privacy-policy" messages="privacy" />;
}
