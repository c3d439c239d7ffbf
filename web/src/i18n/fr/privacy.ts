export { legalDocument as words } from '../../pages/legal/privacy.fr.ts';
