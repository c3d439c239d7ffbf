import type { Challenge } from '@mboalink/shared/challenge.ts';
import { wordsFile } from './i18n.ts';
import styles from './solve-challenge.module.css';

/** From then on somebody who waits is told what for. */
const silentMilliseconds = 1000;

/** Solves a challenge beside the page and answers what the header carries. */
export async function solveChallenge(challenge: Challenge): Promise<string> {
  const place = document.createElement('p');
  place.className = styles.place ?? '';
  // There before it speaks: a screen reader says only what changes in it.
  place.setAttribute('role', 'status');
  document.body.append(place);
  const timer = setTimeout(() => say(place).catch(() => {}), silentMilliseconds);
  try {
    return await work(challenge);
  } finally {
    clearTimeout(timer);
    place.remove();
  }
}

function work(challenge: Challenge): Promise<string> {
  const worker = new Worker(new URL('./challenge-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<string>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<string>) => resolve(data);
    worker.onerror = () => reject(new Error('the challenge was not solved'));
    worker.postMessage(challenge);
  }).finally(() => worker.terminate());
}

async function say(place: HTMLElement) {
  const words: { checkingPerson: string } = await (
    await fetch(wordsFile(document.documentElement.lang, 'auth'))
  ).json();
  place.textContent = words.checkingPerson;
}
