import { clientErrorInput } from '@mboalink/shared/client-error.ts';
import { describe, expect, it } from 'vitest';
import { clientErrorOf } from './client-error.ts';

const where = {
  caughtBy: 'screen',
  screen: 'find-contact',
  entry: 'https://mboalink.example/assets/main-CjOVaw_U.js',
} as const;

function thrown(message: string, stack: string, ErrorClass = TypeError): Error {
  const error = new ErrorClass(message);
  error.stack = stack;
  return error;
}

const chrome = `TypeError: 237670000001 is not a function
    at Card (https://mboalink.example/assets/find-contact-screen-B1_x.js:1:2345)
    at https://mboalink.example/assets/foundation-Zz.js:9:81234
    at chrome-extension://abc/assets/inject.js:1:1`;

const firefox = `Card@https://mboalink.example/assets/find-contact-screen-B1_x.js:1:2345
@https://mboalink.example/find-contact?search=Awa%20Ngono:3:4
renderWithHooks@https://mboalink.example/assets/foundation-Zz.js:9:81234`;

describe('what the server is told of an error', () => {
  it.each([
    ['Chrome', chrome],
    ['Firefox', firefox],
  ])('names places in our own files, as %s writes them', (_, stack) => {
    expect(clientErrorOf(thrown('237670000001 is not a function', stack), where)).toEqual({
      name: 'TypeError',
      caughtBy: 'screen',
      screen: 'find-contact',
      positions: ['find-contact-screen-B1_x.js:1:2345', 'foundation-Zz.js:9:81234'],
      build: 'CjOVaw_U',
    });
  });

  it.each([
    ['a message that pretends to be a place', thrown('', 'Error: /assets/Awa.js:1:2\n/assets/Ngono.js:3:4')],
    ['a text that was thrown', 'Awa Ngono, 237670000001'],
    ['nothing', undefined],
    ['an object', { name: 'Awa', stack: '    at https://a.cm/assets/Awa.js:1:2' }],
    ['a class with a sentence for a name', Object.assign(new Error('x'), { name: 'Awa Ngono', stack: '' })],
    ['a stack that is no text', Object.assign(new Error('x'), { stack: 7 })],
  ])('says nothing of what somebody typed for %s', (_, value) => {
    const said = clientErrorOf(value, where);
    expect(JSON.stringify(said)).not.toMatch(/Awa|Ngono|2376/);
    expect(said.positions).toEqual([]);
  });

  it('fits what the server takes, however long the stack is', () => {
    const frames = Array.from({ length: 50 }, (_, line) => `    at f (https://a.cm/assets/x.js:${line}:1)`);
    for (const value of [thrown('', frames.join('\n')), thrown('', chrome), thrown('', firefox), null, 7]) {
      expect(clientErrorInput.safeParse(clientErrorOf(value, where)).success).toBe(true);
      expect(clientErrorInput.safeParse(clientErrorOf(value, { ...where, entry: undefined })).success).toBe(
        true,
      );
    }
  });
});
