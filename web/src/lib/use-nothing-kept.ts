import { useOnline } from '../ui/use-online.ts';
import { readStored } from './storage.ts';

/** Whether the device has no network, and nobody said that it is theirs: then it keeps nothing for such moments. */
export const useNothingKept = () => !useOnline() && readStored('local', 'this-phone') === null;
