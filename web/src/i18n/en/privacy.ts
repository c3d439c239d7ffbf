export { legalDocument as words } from '../../pages/legal/privacy.en.ts';
