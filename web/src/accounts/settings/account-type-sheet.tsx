import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { useTranslation } from 'react-i18next';
import { lateComponent } from '../../lib/late-component.tsx';
import { Sheet } from '../../ui/sheet.tsx';

const AccountTypeChoice = lateComponent(() =>
  import('./account-type-choice.tsx').then((file) => file.AccountTypeChoice),
);

type AccountTypeSheetProps = {
  user: CurrentUser;
  open: boolean;
  onClose: () => void;
  onChanged: (user: CurrentUser) => void;
};

/** The choice comes with the tap that opens it first. */
export function AccountTypeSheet({ open, onClose, ...rest }: AccountTypeSheetProps) {
  const { t } = useTranslation('settings');
  return (
    <Sheet open={open} onClose={onClose} title={t('type.sheet')}>
      {open && <AccountTypeChoice {...rest} />}
    </Sheet>
  );
}
