import { plans } from '@mboalink/shared/catalogue/plans.ts';
import { formatFrancs } from '@mboalink/shared/format.ts';
import { expect, it } from 'vitest';
import { messages as en } from '../i18n/en/pricing.ts';
import { messages as fr } from '../i18n/fr/pricing.ts';

it.each([en, fr])('are those of the plans in every sentence that names them', ({ description, faq }) => {
  const spaces = (text: string) => text.replace(/\s/g, ' ');
  for (const { chargeAmount } of plans) {
    const price = spaces(formatFrancs(chargeAmount)).replace(' FCFA', '');
    for (const sentence of [description, faq.currencyText]) expect(spaces(sentence)).toContain(price);
  }
});
