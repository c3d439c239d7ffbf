import type { Challenge } from '@mboalink/shared/challenge.ts';
import styles from './solve-challenge.module.css';

/** From then on somebody who waits is told what for. */
const silentMilliseconds = 1000;

/** Solves a challenge and answers what the header carries. Who cannot solve it was refused: that is thrown then. */
export async function solveChallenge(challenge: Challenge, refusal: unknown): Promise<string> {
  const place = createPlace();
  document.body.append(place);
  const timer = setTimeout(() => say(place).catch(() => {}), silentMilliseconds);
  try {
    return await work(challenge);
  } catch {
    throw refusal;
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

function createPlace() {
  const place = Object.assign(document.createElement('div'), { className: styles.place });
  const text = Object.assign(document.createElement('p'), { className: styles.text });
  // There before it speaks: a screen reader says only what changes in it.
  text.setAttribute('role', 'status');
  place.append(text);
  return place;
}

async function say(place: HTMLElement) {
  const french = document.documentElement.lang === 'fr';
  const { messages } = await (french
    ? import('../../i18n/fr/challenge.ts')
    : import('../../i18n/en/challenge.ts'));
  if (place.firstChild) place.firstChild.textContent = messages.checking;
}
