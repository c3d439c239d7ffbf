/** The towns that the front page offers: the catalogue of all 268 would weigh more than the page. */
export const homeCities = [
  { slug: 'douala', en: 'Douala', fr: 'Douala' },
  { slug: 'yaounde', en: 'Yaounde', fr: 'Yaoundé' },
  { slug: 'bafoussam', en: 'Bafoussam', fr: 'Bafoussam' },
  { slug: 'bamenda', en: 'Bamenda', fr: 'Bamenda' },
  { slug: 'bertoua', en: 'Bertoua', fr: 'Bertoua' },
  { slug: 'buea', en: 'Buea', fr: 'Buéa' },
  { slug: 'dschang', en: 'Dschang', fr: 'Dschang' },
  { slug: 'ebolowa', en: 'Ebolowa', fr: 'Ebolowa' },
  { slug: 'garoua', en: 'Garoua', fr: 'Garoua' },
  { slug: 'kribi', en: 'Kribi', fr: 'Kribi' },
  { slug: 'kumba', en: 'Kumba', fr: 'Kumba' },
  { slug: 'limbe', en: 'Limbe', fr: 'Limbé' },
  { slug: 'maroua', en: 'Maroua', fr: 'Maroua' },
  { slug: 'ngaoundere', en: 'Ngaoundere', fr: 'Ngaoundéré' },
  { slug: 'nkongsamba', en: 'Nkongsamba', fr: 'Nkongsamba' },
] as const;
