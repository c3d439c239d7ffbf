import type { Member } from '../../setup/people.ts';
import { type Figure, median } from '../figures.ts';
import { most } from './bars.ts';
import type { Seen } from './note-paints.ts';
import { newPhone, openSlowly, type Visit } from './slow-phone.ts';
import type { PublicPage, Stage } from './stage.ts';

const times = 5;
const touches = 3;

const memberPages = [
  { path: '/find-contact', shows: 'article[aria-labelledby]' },
  { path: '/dashboard', shows: 'dl[aria-labelledby="figures"] dt + dd:not(:has(*))' },
];

/** First visits to what everybody may read, beside the same pages without scripts. */
export async function* measurePublic(stage: Stage): AsyncGenerator<Figure> {
  const yardstick = median((await visits(stage, { path: '/how-it-works', isBare: true })).map(firstByteOf));
  for (const page of stage.pages) {
    const { whole, bare } = await besideBare(stage, page);
    const paint = middle(bare, 'firstPaint');
    const tell = toldOf(page.path);
    yield* [
      tell('without scripts: HTML', middle(bare, 'html') / 1000, 'kB', most.htmlBytes / 1000),
      tell('without scripts: first byte', middle(bare, 'firstByte') / yardstick, 'times', most.firstByte),
      tell('without scripts: first paint', paint, 'ms'),
      tell('first paint', middle(whole, 'firstPaint'), 'ms'),
      tell('first paint to that without scripts', middle(whole, 'firstPaint') / paint, 'times', most.paint),
      tell(
        'largest paint to the first',
        median(whole.map(({ largestPaint, firstPaint }) => largestPaint / firstPaint)),
        'times',
        most.largestPaint,
      ),
      ...costs(page.path, whole),
      ...(await answersTo(stage, page)),
    ];
  }
}

/** First visits of a member, until the content that they came for has been painted. */
export async function* measureMembers(stage: Stage): AsyncGenerator<Figure> {
  for (const page of memberPages) {
    const { whole, bare } = await besideBare(stage, page, stage.member);
    const content = middle(whole, 'content');
    const tell = toldOf(page.path);
    yield* [
      tell('without scripts: first paint', middle(bare, 'firstPaint'), 'ms'),
      tell('content', content, 'ms'),
      tell('content to paint without scripts', content / middle(bare, 'firstPaint'), 'times', most.content),
      ...costs(page.path, whole),
    ];
  }
}

const toldOf =
  (path: string) =>
  (what: string, value: number, unit: string, most?: number): Figure => ({
    ...{ what: `${path}  ${what}`, value, unit },
    ...(most !== undefined && { most }),
  });

function costs(path: string, visits: readonly (Seen & { requests: number })[]): Figure[] {
  const tell = toldOf(path);
  return [
    tell('HTML', middle(visits, 'html') / 1000, 'kB', most.htmlBytes / 1000),
    tell('requests', Math.max(...visits.map(({ requests }) => requests)), '', most.requests),
    tell('shift', Math.max(...visits.map(({ shift }) => shift)), 'shift', 0),
  ];
}

type Asked = Visit & { path: string };

async function visits(stage: Stage, asked: Asked) {
  const seen = [];
  for (let time = 0; time < times; time += 1) seen.push(await visit(stage, asked));
  return seen;
}

/** In turn, so that whatever else the machine does disturbs both alike. */
async function besideBare(stage: Stage, { path, shows }: { path: string; shows?: string }, member?: Member) {
  const seen = { whole: [] as Awaited<ReturnType<typeof visit>>[], bare: [] as Seen[] };
  for (let time = 0; time < times; time += 1) {
    seen.bare.push(await visit(stage, { path, isBare: true }, member));
    seen.whole.push(await visit(stage, { path, ...(shows && { shows }) }, member));
  }
  return seen;
}

async function visit({ browser, network }: Stage, asked: Asked, member?: Member) {
  await network.untilCalm(200);
  network.take();
  const phone = await newPhone(browser, member);
  try {
    const { page, untilSeen } = await openSlowly(phone, asked);
    await page.goto(network.url + asked.path, { waitUntil: 'commit', timeout: 60_000 });
    await untilSeen(asked.shows ?? 'anything');
    await network.untilCalm();
    return { ...(await untilSeen('anything')), requests: network.take().length };
  } finally {
    await phone.close();
  }
}

/** Presses as soon as the page has loaded: what is pressed answers at once, and is done when the client is there. */
async function answersTo(stage: Stage, { path, touched, done }: PublicPage): Promise<Figure[]> {
  const answers: number[] = [];
  for (let time = 0; time < touches; time += 1) {
    answers.push((await touch(stage, path, { touched, done })).answer);
  }
  const { shift } = await touch(stage, path, { touched: 'h1', done: 'h1' });
  const tell = toldOf(path);
  return [
    tell('touch at load, answered within', median(answers), 'ms', most.answerMilliseconds),
    tell('shift when the client takes over', shift, 'shift', 0),
  ];
}

async function touch({ browser, network }: Stage, path: string, { touched, done }: Omit<PublicPage, 'path'>) {
  await network.untilCalm(200);
  const phone = await newPhone(browser);
  try {
    const { page, ask, tap, untilSeen } = await openSlowly(phone, {});
    await page.goto(network.url + path, { waitUntil: 'load', timeout: 60_000 });
    await tap(touched);
    for (let wait = 0; !(await ask(`document.querySelector('${done}') !== null`)); wait += 1) {
      if (wait > 300) throw new Error(`${path}: what was pressed was lost`);
      await new Promise((soon) => setTimeout(soon, 100));
    }
    await network.untilCalm();
    return await untilSeen('anything');
  } finally {
    await phone.close();
  }
}

const firstByteOf = ({ firstByte }: Seen) => firstByte;
const middle = (seen: readonly Seen[], what: keyof Seen) => median(seen.map((one) => one[what]));
