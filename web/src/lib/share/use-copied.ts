import { useState } from 'react';

/** Copies a text; whether that was done, or refused by the browser. */
export function useCopied(text: string) {
  const [copied, setCopied] = useState<boolean>();
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return { copied, copy };
}
