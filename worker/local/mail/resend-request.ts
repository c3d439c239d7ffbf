/** What Resend's `POST /emails` takes, as far as the application uses it. */
export type ResendEmail = {
  from: string;
  to: string[];
  cc: string[];
  bcc: string[];
  replyTo: string[];
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  tags: { name: string; value: string }[];
};

/** A refusal in Resend's own shape. */
export class ResendRefusal extends Error {
  readonly statusCode: number;
  override readonly name: string;
  constructor(statusCode: number, name: string, message: string) {
    super(message);
    this.statusCode = statusCode;
    this.name = name;
  }
}

/** @throws ResendRefusal as Resend answers to the same mistake */
export function requireApiKey(authorization: string | undefined) {
  if (!authorization)
    throw new ResendRefusal(401, 'missing_api_key', 'Missing API key in the authorization header');
  if (!/^Bearer \S+$/.test(authorization))
    throw new ResendRefusal(401, 'invalid_api_key', 'API key is invalid');
}

/** @throws ResendRefusal naming the first field that Resend would not take */
export function parseEmail(payload: unknown): ResendEmail {
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) {
    throw invalid('The request body must be a JSON object.');
  }
  const fields = payload as Record<string, unknown>;
  for (const name of ['from', 'to', 'subject']) {
    if (!fields[name]) throw missing(name);
  }
  if (!fields.html && !fields.text) throw missing('html` or `text');
  return {
    from: address('from', fields.from),
    to: addresses('to', fields.to),
    cc: addresses('cc', fields.cc),
    bcc: addresses('bcc', fields.bcc),
    replyTo: addresses('reply_to', fields.reply_to),
    subject: string('subject', fields.subject),
    html: string('html', fields.html),
    text: string('text', fields.text),
    headers: headers(fields.headers),
    tags: tags(fields.tags),
  };
}

function missing(name: string) {
  return new ResendRefusal(422, 'missing_required_field', `Missing \`${name}\` field.`);
}

function invalid(message: string) {
  return new ResendRefusal(422, 'validation_error', message);
}

function string(name: string, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value !== 'string') throw invalid(`Invalid \`${name}\` field. It must be a string.`);
  return value;
}

const addressForm = /^(?:[^<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

function address(name: string, value: unknown): string {
  if (typeof value === 'string' && addressForm.test(value.trim())) return value.trim();
  const form =
    'The email address needs to follow the `email@example.com` or `Name <email@example.com>` format.';
  throw invalid(`Invalid \`${name}\` field. ${form}`);
}

function addresses(name: string, value: unknown): string[] {
  if (value === undefined || value === null) return [];
  const list = Array.isArray(value) ? value : [value];
  if (list.length > 50) throw invalid(`Invalid \`${name}\` field. At most 50 addresses are taken.`);
  return list.map((each) => address(name, each));
}

function headers(value: unknown): Record<string, string> {
  if (value === undefined || value === null) return {};
  if (typeof value !== 'object') throw invalid('Invalid `headers` field. It must be an object.');
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, string(`headers.${name}`, each)]),
  );
}

function tags(value: unknown): { name: string; value: string }[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw invalid('Invalid `tags` field. It must be a list.');
  return value.map((tag) => {
    const { name, value: text } = Object(tag);
    const fits = [name, text].every(
      (each) => typeof each === 'string' && /^[A-Za-z0-9_-]{1,256}$/.test(each),
    );
    if (!fits) throw invalid('Tags should only contain ASCII letters, numbers, underscores, or dashes.');
    return { name, value: text };
  });
}
