import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { browserQueries } from '../../lib/queries.browser.ts';
import { forgetWaitingPicture, keepWaitingPicture, waitingPicture } from '../../lib/waiting-picture.ts';
import { PhotoButton, toBase64 } from './photo.tsx';

type PictureFieldProps = {
  /** The address that the registration is of. */
  email: string;
  shown: string | undefined;
  onShow: (address: string | undefined) => void;
};

/** Chooses or takes a photo of the work, which waits; `onShow` gets the address of the one that does. */
export function PictureField({ email, shown, onShow }: PictureFieldProps) {
  const { t } = useTranslation('register');
  const [isThere, setThere] = useState(false);
  const [blob, setBlob] = useState<Blob>();
  useEffect(() => setThere(true), []);
  useEffect(() => {
    if (blob) void keepWaitingPicture(email, blob);
    else void waitingPicture(email).then((kept) => setBlob((chosen) => chosen ?? kept));
  }, [email, blob]);
  useEffect(() => {
    if (!blob) return;
    const address = URL.createObjectURL(blob);
    onShow(address);
    return () => URL.revokeObjectURL(address);
  }, [blob, onShow]);
  if (!isThere) return null;
  return (
    <PhotoButton id="register-picture" wide onChoose={setBlob}>
      {t(shown ? 'picture.change' : 'picture.choose')}
    </PhotoButton>
  );
}

type Sending = 'sending' | 'sent' | 'failed';

/** Sends the picture that waited for this address, now that there is a session; undefined where none waited. */
export function useSendingPicture(email: string): { state: Sending | undefined; retry: () => void } {
  const [state, setState] = useState<Sending>();
  const send = async () => {
    const blob = await waitingPicture(email);
    if (!blob) return forgetWaitingPicture();
    setState('sending');
    try {
      const { client, utils } = browserQueries();
      await client.accounts.changePicture.mutate({ picture: await toBase64(blob), type: blob.type });
      await forgetWaitingPicture();
      setState('sent');
      void utils.accounts.me.invalidate();
    } catch {
      setState('failed');
    }
  };
  useEffect(() => void send(), []);
  return { state, retry: () => void send() };
}
