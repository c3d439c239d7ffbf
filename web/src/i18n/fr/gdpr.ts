export { legalDocument as messages } from '../legal/gdpr.fr.ts';
