export { legalDocument as messages } from '../legal/terms.fr.ts';
