import { expect, test } from 'vitest';
import { projectRoot, readSettings } from './settings.ts';

test('nothing set gives the documented ports and a data folder inside the project', () => {
  expect(readSettings({})).toEqual({
    port: 8787,
    mailPort: 8025,
    momoPort: 8026,
    dataDir: `${projectRoot}/.data`,
    databaseUrl: undefined,
  });
});

test('each variable moves what it names', () => {
  const settings = readSettings({
    PORT: '9000',
    MAIL_PORT: '9001',
    MOMO_PORT: '9002',
    DATA_DIR: '/tmp/elsewhere',
    DATABASE_URL: 'postgresql://somebody:secret@localhost:5432/mboalink',
  });
  expect(settings).toEqual({
    port: 9000,
    mailPort: 9001,
    momoPort: 9002,
    dataDir: '/tmp/elsewhere',
    databaseUrl: 'postgresql://somebody:secret@localhost:5432/mboalink',
  });
});

test.each(['0', '65536', '80a', '-1'])(
  'the port %s is refused in a sentence that names the variable',
  (port) => {
    expect(() => readSettings({ MAIL_PORT: port })).toThrow(
      `MAIL_PORT is "${port}"; a port is a whole number`,
    );
  },
);

test('a database address of another kind is refused', () => {
  expect(() => readSettings({ DATABASE_URL: 'mysql://a:b@c/d' })).toThrow('DATABASE_URL is not of the form');
});
