export { legalDocument as messages } from '../legal/terms.en.ts';
