import { AppError } from '@mboalink/shared/errors.ts';

/** The JSON of a request's body; no body at all is an empty object. */
export async function readJsonBody(request: Request): Promise<unknown> {
  const text = await request.text();
  if (text.trim() === '') return {};
  if (contentTypeOf(request) !== 'application/json') throw new AppError('unsupported_media_type');
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('validation_failed', { cause, errors: [{ field: 'body', message: 'is not JSON' }] });
  }
}

/** The content type of a request's body, without its parameters. */
export function contentTypeOf(request: Request): string | undefined {
  return request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
}
