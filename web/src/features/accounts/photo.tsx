import { type ChangeEvent, useRef } from 'react';
import { Button } from '../../components/button.tsx';

type PhotoButtonProps = {
  busy?: boolean;
  camera?: boolean;
  wide?: boolean;
  onChoose: (file: File) => void;
  children: string;
};

/** Chooses a photo, or takes one. */
export function PhotoButton({ busy, camera, wide, onChoose, children }: PhotoButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file) onChoose(file);
    // The same file may be chosen once more.
    target.value = '';
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={children}
        onChange={change}
        {...(camera && { capture: 'environment' as const })}
      />
      <Button kind="plain" wide={wide} busy={busy} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}

/** As calls carry a picture. */
export async function toBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
