import type { Language } from '@mboalink/shared/language.ts';
import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../i18n/create-i18n.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckIcon, WhatsappIcon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { CopyIcon } from '../../ui/member-icons.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { fullAddress, shareText } from '../addresses.ts';
import { canShare, share } from './share.ts';
import styles from './share-sheet.module.css';
import { useCopied } from './use-copied.ts';

/** What is sent on: a business, by its open page or for members; or a search. */
export type Shared =
  | { kind: 'business' | 'member'; name: string; trade: string; place: string; path: string }
  | { kind: 'search'; path: string };

/** The message as it leaves, and the ways by which it does: what the device shares by, WhatsApp, a copy. */
function ShareSheet({ shared, onClose }: { shared: Shared; onClose: () => void }) {
  const { t } = useTranslation('share');
  const text = useMessage(shared);
  const { copied, copy } = useCopied(text);
  return (
    <Sheet open onClose={onClose} title={t('title')} lead={shared.kind === 'member' && t('noNumber')}>
      <div className={styles.body}>
        <p className={styles.message}>{text}</p>
        {canShare({ text }) && (
          <Button wide onClick={() => void share({ text }).then((end) => end === 'shared' && onClose())}>
            {t('apps')}
          </Button>
        )}
        <LinkButton
          wide
          kind="plain"
          href={shareText(text)}
          icon={<WhatsappIcon size={20} />}
          target="_blank"
          rel="noreferrer"
        >
          {t('whatsapp')}
        </LinkButton>
        <Button
          wide
          kind="plain"
          icon={copied ? <CheckIcon size={20} /> : <CopyIcon size={20} />}
          onClick={copy}
        >
          {t(copied ? 'copied' : 'copy')}
        </Button>
        <p role="status" className="visually-hidden">
          {copied && t('copied')}
        </p>
        {copied === false && (
          <Alert kind="warn" live>
            {t('notCopied')}
          </Alert>
        )}
      </div>
    </Sheet>
  );
}

function useMessage(shared: Shared): string {
  const { t } = useTranslation('share');
  if (shared.kind === 'search') return `${t('search')} ${fullAddress(shared.path)}`;
  const { kind, name, trade, place, path } = shared;
  const what = [name, trade, place].filter(Boolean).join(', ');
  return `${t(kind, { what })} ${fullAddress(path)}`;
}

const words = {
  en: () => import('../../i18n/en/share.ts'),
  fr: () => import('../../i18n/fr/share.ts'),
} as const satisfies Record<Language, unknown>;

/** The component, once its words are here, which come with it. */
export async function loadShareSheet(i18n: i18n) {
  const language = languageOf(i18n);
  i18n.addResourceBundle(language, 'share', (await words[language]()).messages);
  return ShareSheet;
}
