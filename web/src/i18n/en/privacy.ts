export { legalDocument as messages } from '../legal/privacy.en.ts';
