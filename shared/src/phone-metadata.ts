import type { MetadataJson } from 'libphonenumber-js/core';

/** Cameroon's entry of libphonenumber's metadata: the whole world would cost every phone 80 KB. */
export const cameroonPhoneMetadata: MetadataJson = {
  version: 4,
  nonGeographic: {},
  country_calling_codes: { 237: ['CM'] },
  countries: {
    CM: [
      '237',
      '00',
      '[26]\\d{8}|88\\d{6,7}',
      [8, 9],
      [
        ['(\\d{2})(\\d{2})(\\d{2})(\\d{2})', '$1 $2 $3 $4', ['88']],
        ['(\\d)(\\d{2})(\\d{2})(\\d{2})(\\d{2})', '$1 $2 $3 $4 $5', ['[26]|88']],
      ],
    ],
  },
};
