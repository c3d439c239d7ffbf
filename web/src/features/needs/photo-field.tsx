import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { PhotoButton, toBase64 } from '../accounts/photo.tsx';
import styles from './need-photo.module.css';

type PhotoFieldProps = {
  id: string;
  /** The id of its form, where it stands beside it. */
  form?: string;
  children: string;
};

/** A photo that goes with a form, made small; it posts `picture` in base64, and `type`. Only scripts can make one small enough. */
export function PhotoField({ id, form, children }: PhotoFieldProps) {
  const { t } = useTranslation();
  const [photo, setPhoto] = useState<{ picture: string; type: string }>();
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  const choose = async (small: Blob) => setPhoto({ picture: await toBase64(small), type: small.type });
  if (!isThere) return null;
  return (
    <div className="stack gap-2">
      <div className={photo ? 'row wrap' : 'stack'}>
        {photo && (
          <img
            className={styles.photo}
            src={`data:${photo.type};base64,${photo.picture}`}
            alt={t('photo.chosen')}
            width="72"
            height="72"
          />
        )}
        <PhotoButton id={id} wide={!photo} onChoose={choose}>
          {photo ? t('photo.change') : children}
        </PhotoButton>
        {photo && (
          <Button kind="quiet" onClick={() => setPhoto(undefined)}>
            {t('photo.remove')}
          </Button>
        )}
      </div>
      {photo && (
        <>
          <input type="hidden" name="picture" value={photo.picture} form={form} />
          <input type="hidden" name="type" value={photo.type} form={form} />
        </>
      )}
    </div>
  );
}

/** The photo of a form; undefined where none was chosen. */
export function photoOf(form: FormData): { picture: string; type: string } | undefined {
  const [picture, type] = [form.get('picture'), form.get('type')];
  return typeof picture === 'string' && typeof type === 'string' ? { picture, type } : undefined;
}
