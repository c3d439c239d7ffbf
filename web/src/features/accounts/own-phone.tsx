import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../components/checkbox.tsx';

/** 'C'est mon téléphone': ticked beforehand on a phone only. */
export function OwnPhoneField({ onSay }: { onSay?: (isOwn: boolean) => void }) {
  const { t } = useTranslation('auth');
  const box = useRef<HTMLInputElement>(null);
  const say = useEffectEvent(() => {
    const isPhone = matchMedia('(pointer: coarse) and (max-width: 767px)').matches;
    if (box.current && isPhone) box.current.checked = true;
    onSay?.(isPhone);
  });
  useEffect(() => say(), []);
  return (
    <Checkbox
      ref={box}
      name="ownPhone"
      onChange={({ target }) => onSay?.(target.checked)}
      label={
        <>
          <strong>{t('thisPhone.label')}</strong>
          <span className="stack quiet">{t('thisPhone.text')}</span>
        </>
      }
    />
  );
}
