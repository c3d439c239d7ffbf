import { startOfDoualaDay } from '@mboalink/shared/day.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import type { Language } from '@mboalink/shared/language.ts';
import * as z from 'zod/mini';
import { createSignedToken, readSignedToken, type Signing, unixSeconds } from '../keys/signed-token.ts';

/** What a link in a mail stops: one alert, or all mails of a kind. The id is that of its row, and of nobody. */
export type Stoppable = { about: 'alert' | 'mail'; id: string };

const claimsSchema = z.object({ about: z.enum(['alert', 'mail']), jti: z.uuid() });

/** A year, and some weeks for mails that are found late. */
const validDays = 400;

/** The address at which a reader stops one thing, for `validDays`. The same for all of a day, so that a mail sent twice is one. */
export async function mailPreferenceUrl(
  signing: Signing & { env: { PUBLIC_URL: string } },
  { about, id }: Stoppable,
  language: Language,
): Promise<string> {
  const exp = unixSeconds(startOfDoualaDay(signing.now)) + validDays * 24 * 60 * 60;
  const token = await createSignedToken(signing, 'mail-preference', { about, jti: id, exp });
  return new URL(`/mail-preferences/${token}?lang=${language}`, signing.env.PUBLIC_URL).href;
}

/** What a token may stop. Throws `invalid_code` for any other token, or after its time. */
export async function readMailPreferenceToken(signing: Signing, token: string): Promise<Stoppable> {
  try {
    const { about, jti } = await readSignedToken(signing, 'mail-preference', claimsSchema, token);
    return { about, id: jti };
  } catch (cause) {
    throw new AppError('invalid_code', { cause });
  }
}
