import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../components/checkbox.tsx';

const name = 'ownPhone';

/** 'C'est mon téléphone': ticked beforehand on a phone only. */
export function OwnPhoneField() {
  const { t } = useTranslation('auth');
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const isPhone = matchMedia('(pointer: coarse) and (max-width: 767px)').matches;
    if (box.current && isPhone) box.current.checked = true;
  }, []);
  return (
    <Checkbox
      ref={box}
      name={name}
      label={
        <>
          <strong>{t('thisPhone.label')}</strong>
          <span className="stack quiet">{t('thisPhone.text')}</span>
        </>
      }
    />
  );
}

/** Whether it is ticked now. */
export const saysOwnPhone = (): boolean =>
  document.querySelector<HTMLInputElement>(`[name=${name}]`)?.checked === true;
