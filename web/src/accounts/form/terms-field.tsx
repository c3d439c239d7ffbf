import { Checkbox } from '../../ui/checkbox.tsx';
import type { AccountFields } from './account-values.ts';
import { TermsSentence } from './terms-sentence.tsx';

export function TermsField({ form: { values, change, idOf, errorOf } }: { form: AccountFields }) {
  return (
    <Checkbox
      id={idOf('termsAgreed')}
      label={<TermsSentence />}
      error={errorOf('termsAgreed')}
      required
      checked={values.termsAgreed}
      onChange={(event) => change({ termsAgreed: event.target.checked })}
    />
  );
}
