import { AppError } from '@mboalink/shared/errors.ts';
import { encodeBase64 } from 'hono/utils/encode';
import type { FileBody } from '../trpc.ts';
import { contentTypeOf } from './json-body.ts';

/** The file that is the body of a request, as its field of the call's input; no body at all is an empty object. */
export async function readFileBody(request: Request, { field, types }: FileBody): Promise<unknown> {
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength === 0) return {};
  const type = contentTypeOf(request);
  if (!type || !types.includes(type)) throw new AppError('unsupported_media_type');
  return { [field]: encodeBase64(bytes), type };
}
