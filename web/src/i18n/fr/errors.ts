export { errorMessages as messages } from '@mboalink/shared/error-messages/fr.ts';
