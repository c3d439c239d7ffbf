import { del, get, set } from 'idb-keyval';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { FieldError } from '../../components/field.tsx';
import { browserQueries } from '../../lib/queries.browser.ts';

/** A picture waits in the browser until there is somebody whose it is. */
const key = 'register-picture';

/** The picture that waits, as an address to show; undefined where there is none. */
export function useWaitingPicture() {
  const [blob, setBlob] = useState<Blob>();
  const [shown, show] = useState<string>();
  useEffect(() => void get<Blob>(key).then(setBlob, () => {}), []);
  useEffect(() => {
    if (!blob) return show(undefined);
    const address = URL.createObjectURL(blob);
    show(address);
    return () => URL.revokeObjectURL(address);
  }, [blob]);
  const choose = async (file: File) => {
    const { shrinkPicture } = await import('./profile/shrink-picture.ts');
    const small = await shrinkPicture(file);
    setBlob(small);
    await set(key, small).catch(() => {});
  };
  return { shown, choose };
}

type PictureFieldProps = ReturnType<typeof useWaitingPicture>;

/** Chooses or takes a photo of the work. Only scripts can make one small enough, so that it is there with them alone. */
export function PictureField({ shown, choose }: PictureFieldProps) {
  const { t } = useTranslation('register');
  const [isThere, setThere] = useState(false);
  const [failed, setFailed] = useState(false);
  useEffect(() => setThere(true), []);
  if (!isThere) return null;
  const change = (file: File | undefined) => {
    setFailed(false);
    if (file) choose(file).catch(() => setFailed(true));
  };
  return (
    <div>
      <Button kind="plain" wide onClick={() => document.getElementById(key)?.click()}>
        {t(shown ? 'picture.change' : 'picture.choose')}
      </Button>
      <input
        id={key}
        type="file"
        accept="image/*"
        hidden
        aria-label={t('picture.choose')}
        onChange={({ target }) => change(target.files?.[0])}
      />
      <FieldError id={key} error={failed && t('picture.unreadable')} />
    </div>
  );
}

type Sending = 'sending' | 'sent' | 'failed';

/** Sends the picture that waited, now that there is a session; undefined where none waited. */
export function useSendingPicture(): { state: Sending | undefined; retry: () => void } {
  const [state, setState] = useState<Sending>();
  const send = async () => {
    const blob = await get<Blob>(key).catch(() => undefined);
    if (!blob) return;
    setState('sending');
    try {
      const { client, utils } = browserQueries();
      await client.accounts.changePicture.mutate({ picture: await toBase64(blob), type: blob.type });
      await del(key);
      setState('sent');
      void utils.accounts.me.invalidate();
    } catch {
      setState('failed');
    }
  };
  useEffect(() => void send(), []);
  return { state, retry: () => void send() };
}

async function toBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
