import { fieldLimits } from '@mboalink/shared/limits.ts';
import type { ComponentProps } from 'react';
import { TextField } from '../../ui/text-field.tsx';

/** Any e-mail address, with the keyboard for it and without the phone's help in spelling. */
export function EmailField(props: ComponentProps<typeof TextField>) {
  return (
    <TextField
      required
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={fieldLimits.email}
      {...props}
    />
  );
}
