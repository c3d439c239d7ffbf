import { LegalScreen } from './legal-screen.tsx';

export function GdprComplianceScreen() {
  return <LegalScreen page="gdpr-compliance" messages="gdpr" />;
}
