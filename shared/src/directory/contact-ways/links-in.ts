import type { Span } from './group.ts';

const host = String.raw`[\p{L}\p{M}\p{N}_-]+`;
const ends = 'com|cm|net|org|fr';
const mailHosts =
  'gmail|googlemail|yahoo|ymail|hotmail|outlook|live|msn|icloud|proton|protonmail|laposte|orange|camtel';
/** 'En face du point com' is a place. */
const beforeAPlace =
  'du|de|des|le|la|les|un|une|au|aux|ce|à|en|sur|vers|chez|derrière|devant|face|the|a|at|of|near';

const mails = [
  new RegExp(
    String.raw`(?<![\p{L}\p{N}._%+-])[\p{L}\p{M}\p{N}._%+-]+(?:@(?:${host}(?:\.${host})+|(?:${mailHosts}|${host}(?=\s*\.\s*(?:${ends})(?![\p{L}\p{N}])))(?![\p{L}\p{M}\p{N}_-]))|\s?@\s?${host}(?:\.${host})+)(?:\s*\.\s*(?:${ends})(?![\p{L}\p{N}]))?`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}\p{N}._%+-])[\p{L}\p{M}\p{N}._%+-]+(?:\s?[([{]\s?(?:at|arobase?)\s?[)\]}]\s?|\s(?:at|arobase?)\s)${host}(?:(?:\.|\s?[([{]\s?(?:dot|point)\s?[)\]}]\s?|\s(?:dot|point)\s)${host})+`,
    'giu',
  ),
];

const links = [
  /(?:https?:\/\/|www\.)\S+/giu,
  /(?<![\p{L}\p{N}])@[\p{L}\p{N}_.]{3,}/gu,
  new RegExp(
    String.raw`(?<![\p{L}\p{N}_-])(?!(?:${beforeAPlace})\s+point\s)${host}(?:\s?[([{]\s?(?:dot|point)\s?[)\]}]\s?|\s(?:dot|point)\s|\s\.\s?)(?:${ends})(?![\p{L}\p{N}])(?:/\S*)?`,
    'giu',
  ),
  /(?<![\d.])(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?=\d)|(?!\.?\d))){4}(?:[:/]\S*)?/g,
];

const dotted = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}_-])(?<name>${host}(?:\.${host})*)\.(?<end>${host})(?<path>/\S*)?`,
  'gu',
);

/** Whose capitals tell as much as small letters do. */
const known = /^(?:com|cm|net|org|info|biz|fr|app|shop|store|site|online|africa|xyz)$/i;
/** Those of sites in small letters, or two capitals; short words of French are left out. */
const endings: ReadonlySet<string> = new Set(
  `ac ad ae ag ai am ao ar at au ba bd be bf bg bi bio biz bj blog br by ca cc cd cf cg ch chat ci cl click club cm cn co com cv
  cy cz de dev digital dk dz ee eg email es eu fi fm fr fun ga ge gg gh gl gm gn gov gq gr gw hk host hr hu icu id ie il im in
  info io ir is it jp ke kr kz life link live lk lr lt lu lv ly ma md me mg mk ml mobi mr mu mx my mz na net news ng nl no nu nz
  one online org page pe ph pk pl pro ps pt pw qa re ro rs ru rw sa sc sd sg sh si site sk sl sn so space st store su sx tc td tech
  tg th tk tn to top tr tt tv tw tz ua ug uk us uz vc ve vip vn vu wang web website win work world ws xyz yt za zm zw`.split(
    /\s+/,
  ),
);
const shortened = /^(?:dr|ets|m|me|mlle|mme|mr|p|pr|st|ste|tel|tél)$/i;

/** The e-mail addresses in a plain text. */
export const mailsIn = (plain: string): Span[] => mails.flatMap((mail) => spansOf(plain.matchAll(mail)));

/** The sites in a plain text, by their whole address or their name, and the names of accounts elsewhere. */
export function linksIn(plain: string): Span[] {
  const names = [...plain.matchAll(dotted)].filter(({ groups }) => isSite(groups ?? {}));
  return [...links.flatMap((link) => spansOf(plain.matchAll(link))), ...spansOf(names)];
}

/** Whether it is the name of a site: a sentence that begins right behind a dot has a capital, a list has figures before it. */
function isSite({ name = '', end = '', path }: Partial<Record<string, string>>): boolean {
  if (known.test(end)) return true;
  if (!/\p{L}/u.test(name) || !/^\p{L}{2,}$/u.test(end)) return false;
  if (path !== undefined) return true;
  if (!endings.has(end.toLowerCase())) return false;
  return /^\p{Lu}{2}$/u.test(end) || (/^\p{Ll}+$/u.test(end) && !shortened.test(name));
}

function spansOf(matches: Iterable<RegExpExecArray>): Span[] {
  return [...matches].map(({ 0: text, index }) => ({ start: index, end: index + text.length }));
}
