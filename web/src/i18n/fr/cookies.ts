export { legalDocument as messages } from '../legal/cookies.fr.ts';
