import { useAwaited } from '../unseen-drawing.ts';
import { mayPass } from './failures.ts';

/** Keeps an unseen drawing unseen until this answer is there, or refused: one that was kept away by the network may still come. */
export function useAwaitedAnswer({ data, error }: { data: unknown; error: unknown }) {
  useAwaited(data === undefined && (!error || mayPass(error)));
}
