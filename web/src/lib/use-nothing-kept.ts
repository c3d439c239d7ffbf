import { useOnline } from '../ui/use-online.ts';
import { isSomebodysPhone } from './own-phone.ts';

/** Whether the device has no network, and nobody said that it is theirs: then it keeps nothing for such moments. */
export const useNothingKept = () => !useOnline() && !isSomebodysPhone();
