export { legalDocument as messages } from '../legal/privacy.fr.ts';
