import { LegalScreen } from './legal-screen.tsx';

export function CookiesPolicyScreen() {
  return <LegalScreen page="cookies-policy" messages="cookies" />;
}
