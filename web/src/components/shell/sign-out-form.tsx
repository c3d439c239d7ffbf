import { type FormEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LogoutIcon } from '../icons.tsx';

/** Signs out by a form of its own, which works without scripts; with them this browser forgets first. */
export function SignOutForm({ className, icon }: { className: string | undefined; icon?: boolean }) {
  const { t } = useTranslation();
  const id = useId();
  const forgetFirst = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    import('../../lib/session.ts').then(
      ({ signOut }) => signOut(form),
      () => form.submit(),
    );
  };
  return (
    <form id={id} method="post" action="/logout" onSubmit={forgetFirst}>
      <button type="submit" className={className}>
        {icon && <LogoutIcon />}
        {t('nav.logout')}
      </button>
    </form>
  );
}
