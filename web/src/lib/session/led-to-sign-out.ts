import { elsewhereMark } from '@mboalink/shared/page-map.ts';

const { dataset } = typeof document === 'undefined' ? { dataset: undefined } : document.documentElement;

/** Whether a link on another site led to the address that signs out: the server says so in the document. */
export const isLedToSignOut = () => dataset?.[elsewhereMark] !== undefined;

/** Whoever has answered, or went on, signs out by themselves next time. */
export function forgetLedToSignOut() {
  delete dataset?.[elsewhereMark];
}
