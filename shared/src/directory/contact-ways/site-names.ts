import type { Span } from './group.ts';

const host = String.raw`[\p{L}\p{M}\p{N}_-]+`;

const dotted = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}_-])(?<name>${host}(?:\.${host})*)\.(?<end>${host})(?<path>/\S*)?`,
  'gu',
);

/** Whose capitals tell as much as small letters do. */
const known = /^(?:com|cm|net|org|info|biz|fr|app|shop|store|site|online|africa|xyz)$/i;
/** Those of sites in small letters, or two capitals; words of French are left out. */
const endings = wordsIn(
  `ac ad ae ag ai am ao ar asia at au ba bd be bf bg bi bio biz bj blog br by ca cc cd cf cfd cg ch chat ci cl click club cm cn
  co com cv cy cyou cz de dev digital dk dz ee eg email es eu fi fm fr fun fyi ga ge gg gh gl gm gn gov gq gr gw hk host hr hu
  icu id ie il im in info io ir is it jp ke kr kz life link live lk lr lat lt lu lv ly ma md me mg mk ml mobi mov mr mu mx my mz
  na net news ng nl no nu nz one online org page pe ph pk pl pro ps pt pw qa re ro rs ru rw sa sbs sc sd sg sh si site sk sl sn
  so space st store su sx tc td tech tg th tk tn to top tr tt tv tw tz ua ug uk us uz vc ve vip vn vu wang web website wiki win
  work world ws xyz yt za zm zw`,
);
/** Words that a business says of itself in any text, and that sites end with: those of the first list often in lists of what is there. */
const listed = wordsIn(
  'art bar cafe catering clinic coffee construction design education hair kitchen pizza photo photos restaurant salon style taxi video',
);
const said = wordsIn(
  `academy agency autos beauty bet bid bond boutique business buzz capital care careers cars cash casino center cheap church city
  cleaning clothing cloud community company computer consulting contact cool credit deals delivery dental direct directory
  discount doctor energy engineering enterprises equipment estate events expert exchange express farm fashion finance fitness
  flowers fund furniture gallery garden gift gifts global gold gratis group guru health help holdings homes house immo international
  jewelry land law legal llc loan loans ltd luxury management market marketing media menu moda money monster network parts
  partners phone plumbing plus press productions properties property quest rentals repair rocks sale school services shoes
  shopping social software solar solutions studio supplies supply support systems team technology tips today tools tours toys
  trading training travel ventures wedding wine works zip zone`,
);

function wordsIn(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}

const shortened = /^(?:dr|ets|m|me|mlle|mme|mr|p|pr|st|ste|tel|tél)$/i;
/** By which somebody says that an address follows. */
const announcing = /(?<!\p{L})(?:site|web|internet|liens?|links?|www|visite[rz]?|visit)\s*:?\s*$/iu;
/** What a sentence does not go on with. */
const stops = /^\s*(?:$|[\n,;:!?)\]|•–—]|\.(?!\S)|-\s)/u;

/** The sites in a plain text by their name alone: 'chezawa.cm', 'chezawa.boutique'. */
export function siteNamesIn(plain: string): Span[] {
  return [...plain.matchAll(dotted)]
    .map(({ 0: text, index, groups = {} }) => ({ start: index, end: index + text.length, groups }))
    .filter(({ groups, start, end }) =>
      isSite(groups, plain.slice(Math.max(0, start - 20), start), plain.slice(end)),
    )
    .map(({ start, end }) => ({ start, end }));
}

/** Whether it is the name of a site: a sentence that begins right behind a dot has a capital, a list has figures before it. */
function isSite(
  { name = '', end = '', path }: Partial<Record<string, string>>,
  before: string,
  behind: string,
): boolean {
  if (known.test(end)) return true;
  if (!/\p{L}/u.test(name) || !/^\p{L}{2,}$/u.test(end)) return false;
  if (path !== undefined) return true;
  if (isHyphened(name, end, behind)) return true;
  if (said.has(end.toLowerCase()) || listed.has(end.toLowerCase()))
    return isSaidOfSite(name, end, before, behind);
  if (!endings.has(end.toLowerCase())) return false;
  return /^\p{Lu}{2}$/u.test(end) || (/^\p{Ll}+$/u.test(end) && !shortened.test(name));
}

/** In any letters: nothing of a sentence ends in a hyphened word, a dot and such an ending. */
function isHyphened(name: string, end: string, behind: string): boolean {
  const ending = end.toLowerCase();
  return /\p{L}-\p{L}/u.test(name) && (endings.has(ending) || said.has(ending)) && stops.test(behind);
}

/** Whether such a word ends a site: an address is announced, or one stands alone where a sentence would go on. */
function isSaidOfSite(name: string, end: string, before: string, behind: string): boolean {
  if (announcing.test(before)) return true;
  const isOneName = !name.includes('.') && !shortened.test(name);
  return said.has(end) && isOneName && stops.test(behind);
}
