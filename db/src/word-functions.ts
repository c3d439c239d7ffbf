import {
  inflections,
  marks,
  plainLetters,
  separators,
  shortestBeforeEnding,
  writingRules,
} from '@mboalink/shared/folding.ts';

/** A function of the database, by its name: the text of `db/functions/<area>/<name>.sql`, or one that is made of a rule. */
export type FunctionFile = { name: string; text: string };

/** The functions by which the database folds words: `foldedWords` and `baseForm` of `shared`, made of the same rule. */
export function wordFunctions(): FunctionFile[] {
  return [
    {
      name: 'plain_words',
      text: `CREATE OR REPLACE FUNCTION plain_words(words text)
  returns text language plpgsql immutable strict parallel safe as $$
declare
  plain text := lower(words collate "pg_c_utf8");
begin
  if words ~ '[^\\u0001-\\u007f]' then
    plain := ${plainText};
  end if;
  if plain ~ ${quoted(writtenOtherwise)} then
    plain := ${replaced('plain', writingRules)};
  end if;
  return trim(${replaced('plain', [[separators, ' ']])});
end $$`,
    },
    {
      name: 'base_form',
      text: `CREATE OR REPLACE FUNCTION base_form(word text)
  returns text language sql immutable parallel safe
  return case when right(word, 1) <> all ('{${[...lastLetters].join()}}') then word
    ${inflections.map(ofEnding).join('\n    ')} else word end`,
    },
  ];
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Only a text that has one of these can be changed by a rule of writing, of which most texts need none. */
const writtenOtherwise = '[&°+]|24|7|\\m(?:no|nr|num)[.]? ?[0-9]|\\m[a-z0-9][ .] ?(?:[a-z0-9]\\M|et |and )';

const replaced = (text: string, rules: typeof writingRules): string =>
  rules.reduce(
    (folded, [pattern, to]) =>
      `regexp_replace(${folded}, ${quoted(inDatabase(pattern))}, ${quoted(to)}, 'g')`,
    text,
  );

/** Letters beyond four digits are written in another way. */
const inDatabase = (pattern: string) =>
  pattern.replace(/\\u\{([0-9a-f]+)\}/g, (_, digits: string) => `\\U${digits.padStart(8, '0')}`);

/** Other letters do not depend on where the database was made. */
const withoutMarks = `regexp_replace(lower(normalize(words, nfkd) collate "pg_c_utf8"), ${quoted(marks)}, '', 'g')`;

const plainText = Object.entries(plainLetters).reduce(
  (text, [letter, plain]) => `replace(${text}, ${quoted(letter)}, ${quoted(plain)})`,
  withoutMarks,
);

const lastLetters = new Set(inflections.map(([ending]) => ending.slice(-1)));

function ofEnding([ending, stem]: readonly [string, string]): string {
  const fits = `right(word, ${ending.length}) = ${quoted(ending)} and length(word) >= ${ending.length + shortestBeforeEnding}`;
  return `when ${fits} then left(word, ${-ending.length}) || ${quoted(stem)}`;
}
