import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../components/alert.tsx';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import {
  CheckIcon,
  CopyIcon,
  DownloadIcon,
  ShareIcon,
  UsersIcon,
  WhatsappIcon,
} from '../../components/icons.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { usePage } from '../../lib/page.tsx';
import { trpc } from '../../lib/trpc.ts';
import { type ExportedList, fileAddress } from '../directory/export-dialog.tsx';
import styles from './take-along.module.css';

/** Leads to what may be kept or sent of a list: those whose number is open. */
export function TakeAlong({ list }: { list: ExportedList }) {
  const { t } = useTranslation('contacts');
  const [isOpen, open] = useState(false);
  return (
    <>
      <Button kind="quiet" icon={<ShareIcon size={20} />} className={styles.open} onClick={() => open(true)}>
        {t('take.open')}
      </Button>
      {isOpen && <TakeDialog list={list} onClose={() => open(false)} />}
    </>
  );
}

function TakeDialog({ list, onClose }: { list: ExportedList; onClose: () => void }) {
  const { t } = useTranslation(['contacts', 'common']);
  const { language } = usePage();
  const told = trpc.network.exportContacts.useQuery(
    { ...list, format: 'vcard' },
    { gcTime: 0, staleTime: 0 },
  );
  const { text, failed, read } = useText(fileAddress({ ...list, format: 'text' }, language));
  const [isSaved, tellSaved] = useState(false);
  const took = useTook();
  if (text !== undefined) return <TextDialog text={text} onClose={onClose} />;
  const save = () => {
    tellSaved(true);
    took();
  };
  return (
    <Dialog title={t('take.open')} onClose={onClose}>
      <div className={styles.body}>
        {told.isPending && <p role="status">{t('take.asking')}</p>}
        {told.data && (
          <p className={styles.soft}>{t(told.data.exported > 0 ? 'take.told' : 'take.none', told.data)}</p>
        )}
        {told.data && told.data.exported > 0 && (
          <>
            <button type="button" className={styles.way} onClick={() => void read().then(took)}>
              <WhatsappIcon size={20} />
              <b>{t('take.text')}</b>
              <span>{t('take.textEnd')}</span>
            </button>
            <a
              className={styles.way}
              href={fileAddress({ ...list, format: 'vcard' }, language)}
              download
              onClick={save}
            >
              <UsersIcon size={20} />
              <b>{t('take.vcard')}</b>
              <span>{t('take.vcardEnd')}</span>
            </a>
            <a
              className={styles.way}
              href={fileAddress({ ...list, format: 'csv' }, language)}
              download
              onClick={save}
            >
              <DownloadIcon size={20} />
              <b>{t('take.csv')}</b>
              <span>{t('take.csvEnd')}</span>
            </a>
          </>
        )}
        {isSaved && <p role="status">{t('take.started')}</p>}
        {(told.isError || failed) && (
          <Alert
            kind="bad"
            live
            action={
              told.isError && (
                <Button kind="plain" busy={told.isFetching} onClick={() => void told.refetch()}>
                  {t('common:ui.retry')}
                </Button>
              )
            }
          >
            {t('take.failed')}
          </Alert>
        )}
      </div>
    </Dialog>
  );
}

/** Whoever was taken along is a connection from then on. */
function useTook() {
  const client = useQueryClient();
  return () => {
    for (const list of [trpc.network.connections, trpc.network.connectionStats])
      void client.invalidateQueries({ queryKey: getQueryKey(list), refetchType: 'none' });
  };
}

function useText(address: string) {
  const [text, setText] = useState<string>();
  const [failed, setFailed] = useState(false);
  const read = async () => {
    setFailed(false);
    try {
      const answer = await fetch(address, { credentials: 'same-origin' });
      // A captive portal answers with a page of its own, which is nobody's contacts.
      if (!answer.ok || !answer.headers.has('X-Exported')) throw new Error(`export: ${answer.status}`);
      setText((await answer.text()).trim());
    } catch {
      setFailed(true);
    }
  };
  return { text, failed, read };
}

/** A longer address is cut off, or refused, on the way to the chat. */
const longestLink = 6000;

/** The text as it leaves, shown before it does. */
function TextDialog({ text, onClose }: { text: string; onClose: () => void }) {
  const { t } = useTranslation('contacts');
  const [copied, setCopied] = useState<boolean>();
  const link = `https://wa.me/?text=${encodeURIComponent(text)}`;
  const isLong = link.length > longestLink;
  const canShare = typeof navigator.share === 'function';
  const copy = () =>
    Promise.resolve(navigator.clipboard?.writeText(text) ?? Promise.reject()).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <Dialog title={t('take.message')} onClose={onClose}>
      <div className={styles.body}>
        <textarea className={styles.text} readOnly rows={10} value={text} aria-label={t('take.message')} />
        {isLong ? (
          <p className={styles.soft}>{t('take.long')}</p>
        ) : (
          <LinkButton wide href={link} icon={<WhatsappIcon size={20} />} target="_blank" rel="noreferrer">
            {t('take.send')}
          </LinkButton>
        )}
        {canShare && (
          <Button wide kind="plain" onClick={() => void navigator.share({ text }).then(onClose, () => {})}>
            {t('take.apps')}
          </Button>
        )}
        <Button
          wide
          kind="plain"
          icon={copied ? <CheckIcon size={20} /> : <CopyIcon size={20} />}
          onClick={() => void copy()}
        >
          {t(copied ? 'take.copied' : 'take.copy')}
        </Button>
        {copied === false && <p role="alert">{t('take.notCopied')}</p>}
      </div>
    </Dialog>
  );
}
