import { expect, it } from 'vitest';
import { isPushService } from './push.ts';

it.each([
  'https://fcm.googleapis.com/fcm/send/dXq3b7R0eHk:APA91bFy',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
  'https://wns2-par02p.notify.windows.com/w/?token=BQ',
  'https://web.push.apple.com/QGu',
])('knows a push service: %s', (address) => {
  expect(isPushService(address)).toBe(true);
});

it.each([
  'http://fcm.googleapis.com/fcm/send/1',
  'https://fcm.googleapis.com:8443/fcm/send/1',
  'https://fcm.googleapis.com@127.0.0.1/1',
  'https://fcm.googleapis.com.example/1',
  'https://notify.windows.com.example/1',
  'https://169.254.169.254/latest',
  'no address',
])('takes nothing else for one: %s', (address) => {
  expect(isPushService(address)).toBe(false);
});
