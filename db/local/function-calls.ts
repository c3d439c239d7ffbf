import { shortNameLimits } from '@mboalink/shared/accounts/short-name.ts';
import { numberCases } from '@mboalink/shared/number-cases.ts';

/** An instant that is far off. */
export const noon = "'2066-11-21T12:00:00Z'::timestamptz";

/** How long names of links are held, as everybody is told. */
export const heldDays = `interval '${shortNameLimits.heldDays} days'`;

const numberTexts = numberCases.map(([text]) => `'${text}'`).join(', ');

/** Of a listing with two towns in each of two regions. */
const entry = `row(1, 201, 0, 0, '{}', '{}', '{}', '{3,202,301,302}')::search_entries`;

/** Functions of a database that was only migrated, by their names: a call of each, and what it answers. */
export const calls: Record<string, [call: string, answer: unknown]> = {
  plan_price: [`plan_price('pro')`, 6000],
  running_plan: [
    `array[running_plan('basic', ${noon}, null, ${noon} - interval '1s'), running_plan('basic', ${noon}, null, ${noon})]`,
    ['pro', 'basic'],
  ],
  unused_seconds: [
    `unused_seconds('basic', ${noon} + interval '3s', null, ${noon} + interval '1s', ${noon})::text`,
    '{2.000000,0,1.000000}',
  ],
  plan_ends: [
    `(plan_ends('{2,0,1}', ${noon})).last_plan || ' ' || ((plan_ends('{2,0,1}', ${noon})).paid_until - ${noon})`,
    'basic 00:00:03',
  ],
  new_short_code: [`new_short_code() ~ '^[a-hjkmnp-z2-9]{8}$'`, true],
  fold: [`fold('Élève ŒUVRE')`, 'eleve oeuvre'],
  plain_words: [`plain_words('  Chez l’Élève & Fils ')`, 'chez l eleve fils'],
  mark_of: [`mark_of('plombier') <> mark_of('menuisier')`, true],
  word_marks: [
    `array[word_marks('plom') & ~ word_marks('plomberie') = 0, word_marks('plomb') & ~ word_marks('plomeur') = 0]`,
    [true, false],
  ],
  slug_marks: [`slug_marks('{plumbers,douala}') & ~ slug_marks('{douala,plumbers,x}') = 0`, true],
  marks_of_listing: [`(marks_of_listing('00000000-0000-7000-8000-000000000001')).name_marks`, null],
  begun_words: [`begun_words('{"words": ["inconnu"]}', false, '{}')`, []],
  holds_number: [
    `ARRAY(SELECT holds_number(name) FROM unnest('{salon 677 12 34 56,awa 237 6 77 12 34 56,awa 00237677123456,
      awa677123456,tel 222 31 45 67,quincaillerie 2000 bp 4532,promo 2025 2026}'::text[]) AS name)`,
    [true, true, true, true, true, false, false],
  ],
  number_pattern: [
    `ARRAY(SELECT plain_words(text) ~ number_pattern() FROM unnest(ARRAY[${numberTexts}]) AS text)`,
    numberCases.map(([, { found }]) => found),
  ],
  without_numbers: [
    `without_numbers('Salon 677 12-34.56, de 2025 2026, +33 1 23 45 67 89')`,
    'salon  de 2025 2026  ',
  ],
  base_form: [`base_form('coiffeuses') || ' ' || base_form('bureaux')`, 'coiffeur bureau'],
  index_words: [`index_words('Les Plombières et les plombiers du 3e')`, ['3e', 'plombier']],
  open_words: [
    `open_words('3e étage, 690817263 ou 690 81 72 63, a.b@mail.com, bit.ly/x, t.me, WWW.X.CM, fini.Devis m5060')`,
    ['3e', 'devi', 'etage', 'fini'],
  ],
  own_word_ids: [`cardinality(own_word_ids('neuf 690817263', true))`, 2],
  term_ids: [
    `cardinality(term_ids('word', '{neuf,ancien}')) || ' ' || cardinality(term_ids('word', '{neuf}'))`,
    '2 1',
  ],
  own_term_ids: [`cardinality(own_term_ids('word', '{neuf,ancien}', true))`, 4],
  open_kind: [`open_kind('word', true) || ' ' || open_kind('word', false)`, 'open-word word'],
  is_counted: [`is_counted('open-item')`, true],
  counted_terms: [`counted_terms(term_ids('word', '{neuf}'))`, []],
  unused_terms: [
    `cardinality(unused_terms(term_ids('quartier', '{nulle part}') || term_ids('item', '{neuf}')))`,
    1,
  ],
  known_term_ids: [`known_term_ids('word', '{inconnu}')`, []],
  known_terms: [`known_terms('[["word", "inconnu"]]', true)`, []],
  known_places: [`known_places('{"region": "nowhere"}')`, [-1]],
  place_code: [`place_code('nowhere', 'nowhere')`, null],
  city_term: [`city_term('west', 'other') || ' ' || city_term('west', 'foumban')`, 'west/other foumban'],
  location_key: [
    `location_key('west', 'foumban', 'Njissé', null) = location_key('west', 'foumban', null, ' njisse. ')`,
    true,
  ],
  selling_towns: [
    `(select array_agg(town order by town) from unnest(selling_towns('west', 'other',
      '[{"region": "west", "city": "foumban"}, {"region": "south", "city": "other"}]')) as town)`,
    ['foumban', 'south/other', 'west/other'],
  ],
  counted_places: [`counted_places(${entry})`, [0, 2, 3, 201, 202, 301, 302]],
  listed_places: [
    `(select array_agg(city || ':' || region order by city) from listed_places(${entry}))`,
    ['201:2', '202:-2', '301:3', '302:-3'],
  ],
  search_position: [
    `search_position(2::smallint, true, ${noon}) < search_position(1::smallint, true, ${noon} + interval '9 years')`,
    true,
  ],
  walk_postings: [`walk_postings('{1}', 1::smallint, 1::smallint, null, null, null, '{}', 20)`, []],
  count_postings: [`count_postings('{1}', null, null)`, 0],
  sort_postings: [`sort_postings('{1}', null, null, null, null, 'name')`, []],
  order_postings: [`order_postings('{1}', null, null, 'newest', '{}', 20)`, []],
  list_postings: [`(list_postings('{1}', null, null, null, null, 'relevance', '{}', 20, '{1,2}')).total`, 0],
  match_terms: [`(match_terms('{1}', '{1}', null, null, null, 'relevance', 20, '{}')).total`, 0],
  hidden_from: ['hidden_from(uuidv7())', []],
  is_had_beside: [`is_had_beside(1, '{}')`, true],
  repair_word: [`repair_word('inconnu', false, '{}')`, null],
  find_called: [
    `find_called('{personne}', '{}', null, null, null::smallint, null::smallint, true, '{}')`,
    [],
  ],
  find_named: [`find_named('personne', '{}', null, null::smallint, null::smallint, true, '{}')`, []],
  suggest_names: [`suggest_names('personne', 'nowhere', 'nowhere', 3, 3, now(), false, null)`, []],
  read_words: [`(read_words('{inconnu}', '{}', true, '{}')).is_whole`, false],
  repairs_of: [`repairs_of('[{"words": ["inconnu"]}]', true, '{}')`, { inconnu: null }],
  try_search: [
    `(try_search('{"words": ["inconnu"]}', null, null, 'relevance', '{}', 20, true, '{}')).total`,
    0,
  ],
  find_listings: [
    `(find_listings('{"attempts": [], "limit": 20, "offset": 0, "sort": "relevance"}', uuidv7())).total`,
    0,
  ],
  find_news: [
    `find_news('{"attempts": [], "limit": 20, "offset": 0, "sort": "newest", "since": 0}', uuidv7(), 5)`,
    [],
  ],
  show_listed: [
    `(select count(*)::int from show_listed('{}', false, false, '{}', '{}', uuidv7(), uuidv7(), ${noon}, ${noon}, ${noon}, ${noon},
      ${noon}, '2066-11-21'))`,
    0,
  ],
  counted_place: [`counted_place(null, null)`, 0],
  count_listed: [`count_listed('[{"kind": "subcategory", "names": ["plumbers"]}]')`, [{}]],
  open_event_months: [`open_event_months(current_date)`, ''],
  record_events: [
    `record_events('[{"action": "phone_click", "person": "-7", "contact_id": "00000000-0000-7000-8000-000000000000",
      "day": "2026-11-22", "happened_at": "2026-11-22T12:00:00Z"}]')`,
    1,
  ],
  in_town: [
    `in_town('[{"a": 1}]', 'douala') || in_town('[{"a": 1}]', 'other') || in_town('[]', 'douala')`,
    [
      { a: 1, city_slug: 'douala' },
      { a: 1, city_slug: null },
    ],
  ],
  viewer_marks: [
    `viewer_marks(7, null, 8, 'a') || smallest_marks(viewer_marks(7, 8, 9, 'a'), 0)`,
    [0, 65_536, 131_072],
  ],
  towns_of_viewers: [`towns_of_viewers(uuidv7(), '2066-11-21', 3)`, []],
  smallest_marks: [`smallest_marks('{3,1,3,2,65537,65536}', 2)`, [1, 2, 65_536, 65_537]],
  viewer_mark: [
    `viewer_mark(7, 'a') between 0 and 65535 and viewer_mark(7, 'a') <> viewer_mark(7, 'b')`,
    true,
  ],
  read_listing_days: [`(read_listing_days(array[uuidv7()], '{2066-11-21}')).views`, 0],
  count_listing_days: [`count_listing_days(10) between 0 and 10`, true],
  count_searched_days: [`count_searched_days('2066-11-21')`, ''],
  happened_since: [
    `happened_since('{"happened_at": "2026-11-21T12:00:00Z"}', '2026-11-21T23:30:00Z') ->> 'day'`,
    '2026-11-22',
  ],
  record_told_events: [`record_told_events('[]', uuidv7(), ${noon})`, 0],
  forget_searched_words: [`forget_searched_words(current_date, 10)`, null],
  clear_searches: [`clear_searches('{-7}', ${noon})`, 0],
  learn_words: [`learn_words(${noon})`, ''],
  learned_trades: [`learned_trades('{inconnu}', false)`, []],
  with_learned_trades: [
    `with_learned_trades('{"unknown": ["inconnu"], "around": [{}], "attempts": [{"words": ["inconnu"]}]}') -> 'attempts'`,
    [{ words: ['inconnu'] }],
  ],
  find_with_learned: [
    `find_with_learned('{"unknown": [], "around": [], "attempts": [], "limit": 20, "offset": 0, "sort": "name"}', uuidv7())
      -> 'learned'`,
    [],
  ],
  stands_in_a_name: [`stands_in_a_name('inconnu')`, false],
  unsaid_words: [
    `unsaid_words('[{"name": "inox"}, {"name": "portail"}]', 'Les portails')`,
    [{ name: 'inox' }],
  ],
  is_common_word: [`is_common_word('inconnu')`, false],
  count_popular_searches: [`count_popular_searches('2026-11-22')`, ''],
  popular_trades: [`popular_trades('douala')`, []],
  subscription_visible_until: [
    `subscription_visible_until(${noon}, ${noon} - interval '9 days') = ${noon}`,
    true,
  ],
  mailbox_of: [`mailbox_of('A.b+shop@Gmail.com')`, 'ab@gmail.com'],
  short_name_held_until: [
    `short_name_held_until(null, ${noon})::text = (${noon} + interval '3 days' + ${heldDays})::text`,
    true,
  ],
  holds_many_short_names: [`holds_many_short_names(gen_random_uuid(), 'eleonore', ${noon})`, false],
  plan_weight: [`plan_weight('premium')::int`, 3],
  count_trusted: [`count_trusted(now() - interval '7 days', 3, 100)`, null],
  count_openings: [`count_openings(current_date - 30, now() - interval '7 days', 3, 100)`, null],
  paid_plan_weight: [`paid_plan_weight('premium', ${noon})::int`, 3],
};
