import { fieldLimits } from '@mboalink/shared/limits.ts';
import type { FocusEvent, FormEvent } from 'react';

/** For a control into which people paste: it has room for what was copied along, and `read` is told what stands there once it is pasted or left. */
export const pastedField = (read: (typed: string) => void) => ({
  maxLength: fieldLimits.pasted,
  onBlur: ({ target }: FocusEvent<HTMLInputElement>) => read(target.value),
  onInput({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>) {
    if ((nativeEvent as InputEvent).inputType === 'insertFromPaste') read(currentTarget.value);
  },
});
