/** A number, an e-mail address or a name that an answer must not hold, and whose it is. */
export type KeptBack = { of: string; identity: string };

/** What stands in a text of what is kept back, however it is spelled or wrapped. */
export function foundIn(text: string, keptBack: readonly KeptBack[]): KeptBack[] {
  const views = squeezed(viewsOf(text).join('|'));
  return keptBack.filter(({ identity }) => views.includes(needleOf(identity)));
}

/** The nine digits that every spelling of a number ends with, or an address or a name. */
function needleOf(identity: string): string {
  return identity.includes('@') || !/\d/.test(identity)
    ? squeezed(identity)
    : identity.replaceAll(/\D/g, '').slice(-9);
}

/** Without what may stand between the digits of a number, or a picture puts between letters. */
const squeezed = (text: string) => text.toLowerCase().replaceAll(/[\s\u00a0\u202f.()+\-\0]/g, '');

/** A text as it is, without what addresses, documents and JSON write in place of letters, and what it wraps in base64. */
function viewsOf(text: string): string[] {
  const plain = withoutEscapes(text);
  const wrapped = plain.match(/[\w+/-]{12,}/g) ?? [];
  return [text, plain, ...wrapped.map((letters) => Buffer.from(letters, 'base64').toString('latin1'))];
}

const entities: Record<string, string> = { nbsp: ' ', plus: '+', commat: '@', period: '.', amp: '&' };

function withoutEscapes(text: string): string {
  return text
    .replaceAll(/%25/g, '%')
    .replaceAll(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll(/\\u([0-9a-f]{4})|\\x([0-9a-f]{2})/gi, (_, long?: string, short?: string) =>
      String.fromCharCode(Number.parseInt(long ?? short ?? '', 16)),
    )
    .replaceAll(/&#x([0-9a-f]{1,5});/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll(/&(\w+);/g, (entity, name: string) => entities[name] ?? entity);
}
