import { del, get, set } from 'idb-keyval';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError } from '../../components/field.tsx';
import { browserQueries } from '../../lib/queries.browser.ts';
import { PhotoButton, toBase64 } from './photo.tsx';

/** A picture waits in the browser until there is somebody whose it is. */
const key = 'register-picture';

type PictureFieldProps = { shown: string | undefined; onShow: (address: string | undefined) => void };

/** Chooses or takes a photo of the work, which waits; `onShow` gets the address of the one that does. */
export function PictureField({ shown, onShow }: PictureFieldProps) {
  const { t } = useTranslation('register');
  const [isThere, setThere] = useState(false);
  const [blob, setBlob] = useState<Blob>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    setThere(true);
    void get<Blob>(key).then(setBlob, () => {});
  }, []);
  useEffect(() => {
    if (!blob) return;
    const address = URL.createObjectURL(blob);
    onShow(address);
    return () => URL.revokeObjectURL(address);
  }, [blob, onShow]);
  const choose = async (file: File) => {
    const { shrinkPicture } = await import('./profile/shrink-picture.ts');
    const small = await shrinkPicture(file);
    setBlob(small);
    await set(key, small).catch(() => {});
  };
  const change = (file: File) => {
    setFailed(false);
    choose(file).catch(() => setFailed(true));
  };
  if (!isThere) return null;
  return (
    <div>
      <PhotoButton wide onChoose={change}>
        {t(shown ? 'picture.change' : 'picture.choose')}
      </PhotoButton>
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
