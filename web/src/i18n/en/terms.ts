export { legalDocument as words } from '../../pages/legal/terms.en.ts';
