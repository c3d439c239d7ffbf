import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { FieldError } from '../../components/field.tsx';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';

type PhotoButtonProps = {
  id: string;
  busy?: boolean;
  camera?: boolean;
  wide?: boolean;
  /** Gets the photo, made small. */
  onChoose: (photo: Blob) => void;
  children: string;
};

/** Chooses a photo, or takes one, and makes it small; says below where it cannot be read. */
export function PhotoButton({ id, busy, camera, wide, onChoose, children }: PhotoButtonProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const shrinking = useOneAtATime();
  const choose = async (file: File) => {
    setUnreadable(false);
    try {
      const { shrinkPicture } = await import('./profile/shrink-picture.ts');
      onChoose(await shrinkPicture(file));
    } catch {
      setUnreadable(true);
    }
  };
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file) void shrinking.runOnce(() => choose(file));
    // The same file may be chosen once more.
    target.value = '';
  };
  return (
    <div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={children}
        onChange={change}
        {...(camera && { capture: 'environment' as const })}
      />
      <Button kind="plain" wide={wide} busy={busy || shrinking.busy} onClick={() => input.current?.click()}>
        {children}
      </Button>
      {isUnreadable && (
        <div role="alert">
          <FieldError id={id} error={t('photo.unreadable')} />
        </div>
      )}
    </div>
  );
}

/** As calls carry a picture. */
export async function toBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
