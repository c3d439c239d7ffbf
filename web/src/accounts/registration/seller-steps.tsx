import { keysOf } from '@mboalink/shared/keys-of.ts';
import type { ReactNode } from 'react';
import type { Catalogue } from '../../catalogue/use-catalogue.ts';
import type { AccountForm } from '../form/account-values.ts';
import { ListingFields } from '../form/listing-fields.tsx';
import { PlaceFields } from '../form/place-fields.tsx';
import { TermsField } from '../form/terms-field.tsx';
import { TradeFields } from '../form/trade-fields.tsx';
import type { Step } from './registration.ts';
import { RoleFields } from './role-fields.tsx';
import { StepSection } from './step-section.tsx';

type SellerStepsProps = { form: AccountForm; catalogue: Catalogue; step: Step };

/** What is asked of sellers alone, after who they are. */
export function SellerSteps({ form, catalogue, step }: SellerStepsProps) {
  const fields: Record<Exclude<Step, 'you'>, ReactNode> = {
    role: <RoleFields form={form} />,
    place: <PlaceFields form={form} catalogue={catalogue} />,
    trade: <TradeFields form={form} catalogue={catalogue} />,
    listing: (
      <>
        <ListingFields form={form} />
        <TermsField form={form} />
      </>
    ),
  };
  return keysOf(fields).map((name) => (
    <StepSection key={name} name={name} current={name === step}>
      {fields[name]}
    </StepSection>
  ));
}
