import type { Hono, Context as HonoContext } from 'hono';
import {
  type MailPreference,
  readMailPreference,
  writeMailPreference,
} from '../accounts/settings/mail-preference.ts';
import type { AppBindings } from '../app-bindings.ts';
import { toAppError } from '../errors/error-answer.ts';
import { invalidLinkPage, mailPreferencePage } from '../open-pages/mail-preference-page.ts';
import { requireWithinLimit } from '../session/member-calls.ts';
import { answer, answerFailure } from './open-pages.ts';

export const mailPreferencesBase = '/mail-preferences';

/**
 * Where the links in mails lead that stop them. Opening the page changes nothing, since scanners of mails open every link;
 * its button does, and so does what mailboxes send to the same address for their own (RFC 8058). It works without a script.
 */
export function mountMailPreferences(app: Hono<AppBindings>): void {
  const path = `${mailPreferencesBase}/:token`;
  app.get(path, (c) => serve(c, (token) => readMailPreference(c.get('context'), token)));
  app.post(path, (c) =>
    serve(c, async (token) => {
      const { stopped } = await c.req.parseBody();
      const choice = { token, stopped: stopped !== 'false' };
      return (await writeMailPreference(c.get('context'), choice)).preference;
    }),
  );
}

async function serve(
  c: HonoContext<AppBindings>,
  run: (token: string) => Promise<MailPreference>,
): Promise<Response> {
  const context = c.get('context');
  c.set('call', `page:${mailPreferencesBase}`);
  // What stands here is one reader's.
  context.answered.calls.push(undefined);
  try {
    await requireWithinLimit(context, 'READ_RATE_LIMITER');
    const preference = await run(c.req.param('token') ?? '');
    return await answer(
      c,
      mailPreferencePage(new URL(c.req.url).pathname, preference, context.language),
      200,
    );
  } catch (thrown) {
    if (toAppError(thrown).code !== 'invalid_code') return answerFailure(c, thrown);
    return answer(c, invalidLinkPage(mailPreferencesBase, context.language), 404);
  }
}
