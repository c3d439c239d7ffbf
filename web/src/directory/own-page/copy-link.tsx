import { useTranslation } from 'react-i18next';
import { fullAddress } from '../../lib/addresses.ts';
import { useCopied } from '../../lib/share/use-copied.ts';
import { Button } from '../../ui/button.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { CopyIcon } from '../../ui/member-icons.tsx';

/** Copies an address of ours, and says so on its own button. */
export function CopyLink({ path }: { path: string }) {
  const { t } = useTranslation('directory');
  const { copied, copy } = useCopied(fullAddress(path));
  const Icon = copied ? CheckIcon : CopyIcon;
  return (
    <>
      <Button kind="plain" icon={<Icon size={20} />} onClick={copy}>
        {t(copied ? 'page.copied' : 'page.copy')}
      </Button>
      <span role="status" className={copied === false ? undefined : 'visually-hidden'}>
        {copied && t('page.copied')}
        {copied === false && t('page.notCopied')}
      </span>
    </>
  );
}
