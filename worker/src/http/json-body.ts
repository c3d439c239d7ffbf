import { AppError } from '@mboalink/shared/errors.ts';

/** The JSON of a request's body; no body at all is an empty object. */
export async function readJsonBody(request: Request): Promise<unknown> {
  const text = await request.text();
  if (text.trim() === '') return {};
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new AppError('unsupported_media_type');
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('validation_failed', { cause, errors: [{ field: 'body', message: 'is not JSON' }] });
  }
}
