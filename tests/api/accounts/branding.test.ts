import { shortNameLimits } from '@mboalink/shared/accounts/short-name.ts';
import { describe, expect, it } from 'vitest';
import { readPage, registerMember, registerPremium, sql } from '../../factories.ts';
import type { Member } from '../../setup/people.ts';
import { newShortName } from '../../setup/short-names.ts';
import { withoutPremium } from '../../setup/without-premium.ts';

const change = ({ client }: Member, body: object) => client.rest('PUT', '/listing/branding', { body });
const read = async ({ client }: Member) => (await client.rest('GET', '/auth/me')).body.data.user;

/** What the subscription of a member becomes, in SQL. */
const subscribe = ({ user }: Member, set: string) =>
  sql(`update subscriptions set ${set} where user_id = $1`, [user._id]);

async function open(path: string) {
  const { status, headers, html } = await readPage(path, 'en');
  return { status, location: headers.get('location'), html };
}

describe('branding', () => {
  it('is kept and shown on the page, with a short link of that name', async () => {
    const member = await registerPremium();
    const shortName = newShortName();
    const input = { colour: 'indigo', cover: 'weave', shortName: shortName.toUpperCase() };
    const { data } = (await change(member, input)).body;
    expect(data.user.branding).toEqual({ ...input, shortName, isShown: true });
    expect(data.user.shortLink).toBe(`/b/${shortName}`);
    const { html } = await open(`/business/${member.user.slug}`);
    expect(html).toMatch(/class="[^"]*branded brand-indigo/);
    expect(html).toContain('cover-weave');
    expect(html).toContain(encodeURIComponent(`/b/${shortName}`));
    for (const name of [shortName, shortName.toUpperCase()]) {
      expect(await open(`/b/${name}`)).toMatchObject({
        status: 302,
        location: `/business/${member.user.slug}`,
      });
    }
    expect(await open(member.user.shortLink)).toMatchObject({ status: 301 });
  });

  it.each(withoutPremium)('is refused to %s', async (_, overrides, set) => {
    const member = await registerMember(overrides);
    if (set) await subscribe(member, set);
    const shortName = newShortName();
    const { status, body } = await change(member, { colour: 'kola', shortName });
    expect([status, body.error]).toEqual([403, 'upgrade_required']);
    expect(await read(member)).toMatchObject({ branding: { colour: null, shortName: null, isShown: false } });
    expect(await sql('select 1 from short_names where name = $1', [shortName])).toEqual([]);
  });

  it('is a conflict where somebody else has the name, and then changes nothing', async () => {
    const shortName = newShortName();
    await change(await registerPremium(), { colour: null, shortName });
    const other = await registerPremium();
    const { status, body } = await change(other, { colour: 'sky', shortName });
    expect([status, body.error]).toEqual([409, 'conflict']);
    expect((await read(other)).branding).toMatchObject({ colour: null, shortName: null });
  });

  it('leaves what is not sent, and takes away what is null', async () => {
    const member = await registerPremium();
    const shortName = newShortName();
    await change(member, { colour: 'maize', cover: 'beads', shortName });
    expect((await change(member, { colour: 'night' })).body.user.branding).toMatchObject({
      ...{ colour: 'night', cover: 'beads', shortName },
    });
    const { user } = (await change(member, { colour: null, cover: null, shortName: null })).body;
    expect(user.branding).toMatchObject({ colour: null, cover: null, shortName: null });
    expect(user.shortLink).toMatch(/^\/b\/\w{8}$/);
    expect((await open(`/business/${member.user.slug}`)).html).not.toContain('branded');
  });

  it('is kept while premium is over, not shown, and back when it is paid again', async () => {
    const member = await registerPremium();
    const shortName = newShortName();
    await change(member, { colour: 'kola', cover: 'waves', shortName });
    await subscribe(member, `plan = 'basic'`);
    const branding = { colour: 'kola', cover: 'waves', shortName };
    expect(await read(member)).toMatchObject({ branding: { ...branding, isShown: false } });
    expect((await read(member)).shortLink).toBe(member.user.shortLink);
    const { html } = await open(`/business/${member.user.slug}`);
    expect(html).not.toContain('brand-kola');
    expect(html).not.toContain(shortName);
    await subscribe(member, `plan = 'premium'`);
    expect(await read(member)).toMatchObject({ branding: { ...branding, isShown: true } });
    expect((await open(`/business/${member.user.slug}`)).html).toContain('brand-kola');
  });
});

describe('a name', () => {
  const days = (count: number) => new Date(Date.now() + count * 24 * 60 * 60 * 1000);
  /** What somebody with premium that is paid for long is told on a day in the future. */
  async function takeLater(shortName: string, inDays: number) {
    const other = await registerPremium();
    await subscribe(other, `paid_until = now() + interval '400 days'`);
    await sql(`update sessions set expires_at = created_at + interval '90 days' where user_id = $1`, [
      other.user._id,
    ]);
    await sql(
      `update short_names set held_until = held_until - make_interval(days => $2::int) where name = $1`,
      [shortName, inDays],
    );
    return { other, status: (await change(other, { colour: null, shortName })).status };
  }
  const heldUntil = async (name: string) => {
    const [row] = await sql<{ held_until: Date }>('select held_until from short_names where name = $1', [
      name,
    ]);
    return row?.held_until.getTime() ?? 0;
  };

  it('that was given up leads to its owner for 90 days, and nobody else may take it', async () => {
    const member = await registerPremium();
    const [first, second] = [newShortName(), newShortName()];
    await change(member, { colour: null, shortName: first });
    await change(member, { colour: null, shortName: second });
    expect(Math.abs((await heldUntil(first)) - days(shortNameLimits.heldDays).getTime())).toBeLessThan(
      60_000,
    );
    expect(await open(`/b/${first}`)).toMatchObject({ location: `/business/${member.user.slug}` });
    expect((await takeLater(first, 89)).status).toBe(409);
    expect((await change(member, { colour: null, shortName: first })).status).toBe(200);
    await change(member, { colour: null, shortName: second });
    const { other, status } = await takeLater(first, 91);
    expect(status).toBe(200);
    expect(await open(`/b/${first}`)).toMatchObject({ location: `/business/${other.user.slug}` });
    expect((await change(member, { colour: null, shortName: first })).status).toBe(409);
    expect((await read(member)).branding.shortName).toBe(second);
  });

  it('is held for the time that is paid for, and 90 days', async () => {
    const member = await registerPremium();
    const shortName = newShortName();
    await change(member, { colour: null, shortName });
    const held = () => heldUntil(shortName);
    expect(Math.abs((await held()) - days(60 + 3 + 90).getTime())).toBeLessThan(60_000);
    await subscribe(member, `paid_until = now() + interval '90 days'`);
    expect(Math.abs((await held()) - days(90 + 3 + 90).getTime())).toBeLessThan(60_000);
    await subscribe(member, `plan = 'pro'`);
    const released = await held();
    expect(Math.abs(released - days(90).getTime())).toBeLessThan(60_000);
    await subscribe(member, `paid_until = now() + interval '120 days'`);
    expect(await held()).toBe(released);
  });
});
