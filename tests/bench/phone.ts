import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadDemo } from '@mboalink/db/seed/load-demo.ts';
import { buildClient } from '@mboalink/worker/local/built.ts';
import pg from 'pg';
import { startTestApplication } from '../setup/application.ts';
import { launchBrowser } from '../setup/browser.ts';
import { peopleOf } from '../setup/people.ts';
import { serveBadly } from './bad-network.ts';
import { type Figure, tell } from './figures.ts';
import { measureMembers, measurePublic } from './phone/cold.ts';
import { measureByLighthouse } from './phone/lighthouse.ts';
import { slow3G } from './phone/slow-phone.ts';
import { publicPages, type Stage } from './phone/stage.ts';
import { measureWarm } from './phone/warm.ts';
import { writeJson } from './report.ts';

const parts: Readonly<Record<string, (stage: Stage) => AsyncGenerator<Figure>>> = {
  public: measurePublic,
  members: measureMembers,
  warm: measureWarm,
  lighthouse: measureByLighthouse,
};

/** The parts that are named, or all. */
function chosenParts(args: readonly string[]): string[] {
  const unknown = args.find((arg) => !Object.hasOwn(parts, arg));
  if (unknown) throw new Error(`${unknown}: npm run bench:phone -- [${Object.keys(parts).join('] [')}]`);
  return args.length > 0 ? [...args] : Object.keys(parts);
}

async function run(names: readonly string[]) {
  await buildClient();
  const folder = mkdtempSync(join(tmpdir(), 'mboalink-phone-'));
  const application = await startTestApplication(folder);
  const state = { ...slow3G };
  const network = await serveBadly(application.addresses.url, state);
  const browser = await launchBrowser();
  try {
    const client = new pg.Client({ connectionString: application.addresses.connectionString });
    await client.connect();
    await loadDemo(client, { count: 400, now: new Date() });
    await client.end();
    const people = peopleOf(application.addresses);
    const stage: Stage = {
      ...{ network, browser, folder, people },
      member: await people.registerMember({ type: 'buyer' }, 'fr'),
      pages: await publicPages(application.addresses.url),
      fast: async (work) => {
        Object.assign(state, { bytesPerSecond: Number.POSITIVE_INFINITY, roundTripMilliseconds: 0 });
        return work().finally(() => Object.assign(state, slow3G));
      },
    };
    const all: Figure[] = [];
    for (const name of names) {
      process.stdout.write(`\n${name}\n`);
      for await (const figure of parts[name]?.(stage) ?? []) {
        tell(figure);
        all.push(figure);
      }
    }
    process.stdout.write(`\nAll figures: ${writeJson('phone', all)}\n`);
  } finally {
    await browser.close();
    network.stop();
    await application.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

await run(chosenParts(process.argv.slice(2)));
