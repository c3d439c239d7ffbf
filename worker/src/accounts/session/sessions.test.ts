import { expect, it } from 'vitest';
import { describeDevice } from './sessions.ts';

const chrome =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130 Mobile Safari/537.36';

it.each([
  [chrome, 'Chrome, Android'],
  [`${chrome} OPR/76.0`, 'Opera, Android'],
  [
    'Mozilla/5.0 (Linux; Android 13; SM-A032F) SamsungBrowser/23.0 Chrome/115 Safari/537.36',
    'Samsung Internet, Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1 Version/17.0 Safari/604.1',
    'Safari, iOS',
  ],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0 Safari/537.36 Edg/130.0', 'Edge, Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox, Linux'],
])('tells %s as %s', (userAgent, device) => {
  expect(describeDevice(userAgent, 'en')).toBe(device);
});

it('says so when it knows neither, in the reader’s language', () => {
  expect(describeDevice('', 'fr')).toMatch(/inconnu/i);
  expect(describeDevice('curl/8.1', 'en')).toMatch(/unknown/i);
});
