export { legalDocument as messages } from '../legal/cookies.en.ts';
