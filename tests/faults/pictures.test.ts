import { crc32, deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { Client } from '../setup/client.ts';
import { answerNeed, newBuyer, newNeedSellers, sendNeed } from '../setup/needing.ts';
import { type SampleName, sample, sampleType } from '../setup/pictures/samples.ts';
import { shared as own } from '../setup/shared-application.ts';

const put = (client: Client, bytes: Buffer, type: string) =>
  client.rest('PUT', '/auth/profile/picture', {
    rawBody: new Uint8Array(bytes),
    headers: { 'content-type': type },
  });

const putSample = (client: Client, name: SampleName) => put(client, sample(name), sampleType(name));

/** The names of the pictures that are kept, of which each has two files. */
const kept = async () => {
  const files = await own.application.worker.pictureNames();
  return [...new Set(files.map((file) => file.replace(/-(320|960)$/, '')))];
};

const served = (address: string) => fetch(new URL(address, own.application.worker.url));

const hour = 3_600_000;

/** Every job of the clock is due, and the sweep of pictures comes by each first digit. */
async function runSweeps(from = new Date()) {
  await own.people.sql('delete from jobs');
  for (let hours = 0; hours < 16; hours += 1) {
    await own.application.worker.runScheduled('* * * * *', new Date(from.getTime() + hours * hour));
  }
}

/** What goes on after an answer: a picture that was replaced is deleted then. */
async function expectKept(count: number) {
  await expect.poll(async () => (await kept()).length, { timeout: 10_000 }).toBe(count);
}

it('stores a picture without its metadata and serves it for good under a name that says nothing', async () => {
  const before = await kept();
  const { client, user } = await own.people.registerMember();
  expect(user.profilePicture).toBeNull();
  const { status, body } = await putSample(client, 'lossyWebp');
  expect(status).toBe(200);
  expect(body.user.profilePicture).toMatch(/^\/pictures\/[0-9a-f]{32}$/);
  const answer = await served(body.user.profilePicture);
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  });
  await answer.body?.cancel();
  const again = await fetch(answer.url, { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);

  const viewer = await own.people.registerMember({ type: 'buyer' });
  const card = await viewer.client.rest('GET', `/contacts/${user._id}`);
  expect(card.body.data.contact.profilePicture).toBe(body.user.profilePicture);

  const removed = await client.rest('DELETE', '/auth/profile/picture');
  expect(removed.body.user.profilePicture).toBeNull();
  await expectKept(before.length);
  expect((await served(body.user.profilePicture)).status).toBe(404);
});

it('shows a picture to visitors while its page is open, to members until its owner leaves', async () => {
  const { client, user } = await own.people.registerMember();
  const { body } = await putSample(client, 'lossyWebp');
  const viewer = await own.people.registerMember({ type: 'buyer' });
  const statuses = async () => {
    const visitor = await own.people.readPage(body.user.profilePicture);
    const asMember = { authorization: `Bearer ${viewer.accessToken}` };
    const member = await own.people.readPage(body.user.profilePicture, 'fr', asMember);
    return [visitor.status, member.status];
  };
  expect(await statuses()).toEqual([200, 200]);
  await client.rest('PUT', '/auth/profile', { body: { openPage: false } });
  expect(await statuses()).toEqual([404, 200]);
  await client.rest('PUT', '/auth/profile', { body: { openPage: true } });
  const confirmed = `update listings set hidden_until = 'infinity' where user_id = $1`;
  await own.people.sql(confirmed, [user._id]);
  expect(await statuses()).toEqual([404, 200]);
  await own.people.sql('update listings set hidden_until = null where user_id = $1', [user._id]);
  await own.people.sql('update users set deleted_at = now() where id = $1', [user._id]);
  expect(await statuses()).toEqual([404, 404]);
  await own.people.sql('update users set deleted_at = null where id = $1', [user._id]);
});

it('keeps WebP without metadata at 320 and 960 pixels, upright', async () => {
  const { client } = await own.people.registerMember();
  const secret = 'Exif SECRET 4.0511N';
  const data = Buffer.from(secret);
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0, data.length + 2]), data]);
  const jpeg = sample('jpeg');
  const photo = Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
  const address = (await put(client, photo, 'image/jpeg')).body.user.profilePicture;
  for (const path of [address, `${address}-960`]) {
    const answer = await served(path);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    const stored = Buffer.from(await answer.arrayBuffer());
    expect([stored.toString('latin1', 8, 12), stored.includes('SECRET')]).toEqual(['WEBP', false]);
  }
  expect((await served(`${address}-640`)).status).toBe(404);
});

/** A PNG of one colour, which has many pixels in few bytes. */
function plainPng(side: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(data.length);
    ends.writeUInt32BE(crc32(named), 4);
    return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc((1 + Math.ceil(side / 8)) * side));
  return Buffer.concat([
    sample('png').subarray(0, 8),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

it('takes a picture of up to 20 megapixels and refuses what is none, too large or of another type', async () => {
  const { client } = await own.people.registerMember();
  expect((await put(client, plainPng(4400), 'image/png')).status).toBe(200);
  const before = await kept();
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  for (const [bytes, type] of [
    [plainPng(4500), 'image/png'],
    [gif, 'image/png'],
    [svg, 'image/png'],
    [sample('png'), 'image/jpeg'],
    [sample('jpeg').subarray(0, 60), 'image/jpeg'],
    [Buffer.alloc(0), 'image/webp'],
    [Buffer.from('no picture at all'), 'image/webp'],
  ] as const) {
    const answer = await put(client, bytes, type);
    expect([answer.status, answer.body.error], type).toEqual([400, 'validation_failed']);
  }
  expect((await put(client, gif, 'image/gif')).status).toBe(415);
  expect(await kept()).toEqual(before);
});

it('finds what a call stored and nobody names, once it is older than an hour', async () => {
  const { client, user } = await own.people.registerMember();
  const { body } = await putSample(client, 'jpeg');
  const kind = await own.people.registerMember();
  await putSample(kind.client, 'png');
  const before = await kept();
  await own.people.sql('update listings set profile_picture = null where user_id = $1', [user._id]);
  await runSweeps(new Date(Date.now() - 17 * hour));
  expect(await kept()).toEqual(before);
  await runSweeps(new Date(Date.now() + 2 * hour));
  const name = body.user.profilePicture.replace('/pictures/', '');
  expect(await kept()).toEqual(before.filter((other) => other !== name));
});

it('erases the picture with the account', async () => {
  const before = await kept();
  const member = await own.people.registerMember();
  await putSample(member.client, 'png');
  await own.people.leave(member);
  const theirs = (await kept()).filter((name) => !before.includes(name));
  expect(theirs).toHaveLength(1);
  await own.application.worker.runScheduled('* * * * *', new Date(Date.now() + 8 * 24 * hour));
  expect(await kept()).not.toContain(theirs[0]);
});

it('shows pictures of a need and of its answers to members, replaces them, and deletes them with the need', async () => {
  await runSweeps(new Date(Date.now() + 2 * hour));
  const before = await kept();
  const town = { region: 'adamawa', city: 'ngaoundal' };
  const [seller] = await newNeedSellers(1, town);
  const buyer = await newBuyer(town);
  if (!seller) throw new Error('nobody sells');
  const { _id: id } = await sendNeed(buyer);
  const give = ({ client }: Pick<typeof buyer, 'client'>, path: string) =>
    client.rest('PUT', `/needs/${id}/${path}`, {
      rawBody: new Uint8Array(sample('jpeg')),
      headers: { 'content-type': 'image/jpeg' },
    });
  expect((await give(seller, 'picture')).status).toBe(404);
  expect((await give(seller, 'answers/picture')).status).toBe(404);
  const first = (await give(buyer, 'picture')).body.data.need.picture;
  const { picture } = (await give(buyer, 'picture')).body.data.need;
  expect(picture).not.toBe(first);
  await answerNeed(seller, id);
  const pictured = (await give(seller, 'answers/picture')).body.data.need.ownAnswer.picture;
  const incoming = await seller.client.rest('GET', '/needs/incoming');
  expect(incoming.body.data.needs[0].picture).toBe(picture);
  const read = await buyer.client.rest('GET', `/needs/${id}`);
  const [answer] = read.body.data.need.answers;
  expect(answer.picture).toBe(pictured);
  await expectKept(before.length + 2);
  const asMember = { authorization: `Bearer ${seller.accessToken}` };
  for (const address of [picture, answer.picture]) {
    expect((await served(address)).status).toBe(404);
    expect((await own.people.readPage(address, 'fr', asMember)).status).toBe(200);
  }

  await runSweeps(new Date(Date.now() + 2 * hour));
  await expectKept(before.length + 2);
  await buyer.client.rest('POST', `/needs/${id}/close`, { body: {} });
  expect((await give(buyer, 'picture')).status).toBe(404);
  await own.people.sql('delete from needs where id = $1', [id]);
  await runSweeps(new Date(Date.now() + 2 * hour));
  await expectKept(before.length);
});
