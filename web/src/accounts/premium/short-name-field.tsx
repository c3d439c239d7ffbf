import {
  shortNameLimits,
  shortNameOf,
  shortNameProblem,
  suggestedShortName,
} from '@mboalink/shared/accounts/short-name.ts';
import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { useTranslation } from 'react-i18next';
import { readableAddress } from '../../lib/addresses.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { BrandingForm } from './use-branding.ts';

/** What the short link is called; while nothing is typed, the name of the business is proposed, else what is typed without its signs. */
export function ShortNameField({ form, user }: { form: BrandingForm; user: CurrentUser }) {
  const { t } = useTranslation('premium');
  const typed = shortNameOf(form.values.shortName);
  const isOffered = typed === '' || shortNameProblem(typed) === 'letters';
  const suggested = isOffered && suggestedShortName(typed || user.businessName);
  const days = shortNameLimits.heldDays;
  return (
    <Panel title={t('shortName.title')} text={t('shortName.text')}>
      <TextField
        {...form.text('shortName')}
        label={t('shortName.label')}
        hint={t('shortName.hint')}
        prefix={readableAddress('/b/')}
        optional
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={shortNameLimits.maximum}
      />
      {suggested && (
        <Button kind="plain" onClick={() => form.change({ shortName: suggested })}>
          {t('shortName.suggest', { name: suggested })}
        </Button>
      )}
      <p>{t('shortName.held', { days })}</p>
    </Panel>
  );
}
