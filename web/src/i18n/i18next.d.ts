import 'i18next';
import type { Messages } from './messages.ts';

declare module 'i18next' {
  // Only an interface can be augmented.
  // biome-ignore lint/style/useConsistentTypeDefinitions: see above
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Messages;
  }
}
