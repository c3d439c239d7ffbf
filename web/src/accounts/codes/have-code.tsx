import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';

/** For who went back to the form, must wait for another code, and has one already. */
export function HaveCode({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('accounts');
  return (
    <Button kind="plain" onClick={onClick}>
      {t('code.have')}
    </Button>
  );
}
