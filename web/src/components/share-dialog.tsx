import { inLanguage } from '@mboalink/shared/language.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../lib/page.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { CheckIcon, CopyIcon, WhatsappIcon } from './icons.tsx';
import { LinkButton } from './link-button.tsx';
import styles from './share-dialog.module.css';

type ShareDialogProps = {
  /** What leaves: 'Njoya Couture, Couturier, Akwa, Douala, on Mboalink:'. */
  text: string;
  /** The address of ours that ends it, in the reader's language. */
  path?: string;
  /** What the reader should know of it. */
  note?: string | undefined;
  onClose: () => void;
};

/** A longer address is cut off, or refused, on the way to the chat. */
const longestLink = 6000;

/** The message as it leaves, and the ways by which it does: the device's own, WhatsApp, a copy. Needs the words 'directory'. */
export function ShareDialog({ text, path, note, onClose }: ShareDialogProps) {
  const { t } = useTranslation('directory');
  const { origin, language } = usePage();
  const message = path ? `${text} ${origin}${inLanguage(path, language)}` : text;
  const link = `https://wa.me/?text=${encodeURIComponent(message)}`;
  const [copied, setCopied] = useState<boolean>();
  const canShare = typeof navigator !== 'undefined' && typeof navigator.share === 'function';
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(message);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <Dialog title={t('share.title')} onClose={onClose}>
      <div className="stack">
        {note && <p>{note}</p>}
        <p className={styles.message}>{message}</p>
        {link.length <= longestLink && (
          <LinkButton wide href={link} icon={<WhatsappIcon size={20} />} target="_blank" rel="noreferrer">
            {t('share.whatsapp')}
          </LinkButton>
        )}
        {canShare && (
          <Button
            wide
            kind="plain"
            onClick={() => void navigator.share({ text: message }).then(onClose, () => {})}
          >
            {t('share.apps')}
          </Button>
        )}
        <Button
          wide
          kind="plain"
          icon={copied ? <CheckIcon size={20} /> : <CopyIcon size={20} />}
          onClick={() => void copy()}
        >
          {t(copied ? 'share.copied' : 'share.copy')}
        </Button>
        {copied === false && <p role="alert">{t('share.notCopied')}</p>}
      </div>
    </Dialog>
  );
}
