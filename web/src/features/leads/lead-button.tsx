import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../components/alert.tsx';
import { Button, type ButtonLook } from '../../components/button.tsx';
import type { Changing } from '../accounts/code-asked.tsx';

type LeadButtonProps = ButtonLook & {
  change: Changing;
  fields: Readonly<Record<string, string>> & { id: string };
  label: string;
  children: ReactNode;
};

/** What is done with a lead by one press: a form that needs no scripts. */
export function LeadButton({ change, fields, label, children, ...look }: LeadButtonProps) {
  const { t } = useTranslation('leads');
  const { intent, fetcher, busy, answer } = change;
  const sent = fetcher.formData ? [...fetcher.formData] : answer?.fields;
  const isOwn = Object.entries(fields).every(([name, value]) =>
    sent?.some(([field, given]) => field === name && given === value),
  );
  return (
    <fetcher.Form method="post">
      {Object.entries({ intent, ...fields }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button {...look} wide type="submit" busy={isOwn && busy} aria-label={label}>
        {children}
      </Button>
      {isOwn && answer?.failed && !busy && (
        <Alert kind="bad" live>
          {t('failed')}
        </Alert>
      )}
    </fetcher.Form>
  );
}
