export { legalDocument as messages } from '../legal/gdpr.en.ts';
