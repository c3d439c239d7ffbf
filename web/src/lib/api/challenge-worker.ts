import type { Challenge } from '@mboalink/shared/challenge.ts';
import { answerProofOfWork } from './proof-of-work.ts';

/** Works aside, so that the page goes on answering. */
addEventListener('message', async ({ data }: MessageEvent<Challenge>) => {
  postMessage(await answerProofOfWork(data));
});
