export { legalDocument as words } from '../../pages/legal/terms.fr.ts';
