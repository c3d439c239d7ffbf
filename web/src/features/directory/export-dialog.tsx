import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonClass } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { DownloadIcon, UsersIcon, WhatsappIcon } from '../../components/icons.tsx';
import { RetryAlert } from '../../components/retry-alert.tsx';
import { ShareDialog } from '../../components/share-dialog.tsx';
import { Skeleton, SkeletonGroup } from '../../components/skeleton.tsx';
import { usePage } from '../../lib/page.tsx';
import { fetchExport } from '../../lib/plain-requests.ts';
import { type Inputs, trpc } from '../../lib/trpc.ts';

/** A list, and what is looked for in it. */
export type ExportedList = Omit<Inputs['network']['exportContacts'], 'format'>;

type ExportDialogProps = { list: ExportedList; onClose: () => void };

const files = [
  { format: 'vcard', Icon: UsersIcon },
  { format: 'csv', Icon: DownloadIcon },
  { format: 'text', Icon: DownloadIcon },
] as const;

/** Those of a list whose number is open, as a text to send and as files that the browser saves. Needs the words 'directory'. */
export function ExportDialog({ list, onClose }: ExportDialogProps) {
  const { t } = useTranslation('directory');
  const { language } = usePage();
  const { network } = trpc.useUtils();
  const asked = trpc.network.exportContacts.useQuery(
    { ...list, format: 'vcard' },
    { gcTime: 0, staleTime: 0 },
  );
  const [text, setText] = useState<string>();
  const [failed, setFailed] = useState(false);
  if (text !== undefined) return <ShareDialog text={text} onClose={onClose} />;
  // Whoever is taken along is a connection from then on.
  const taken = () => {
    for (const known of [network.connections, network.connectionStats])
      void known.invalidate(undefined, { refetchType: 'none' });
  };
  const address = (format: 'text' | 'vcard' | 'csv') => fileAddress({ ...list, format }, language);
  const read = () =>
    fetchExport(address('text')).then(
      (answer) => {
        setText(answer);
        taken();
      },
      () => setFailed(true),
    );
  const exported = asked.data?.exported ?? 0;
  return (
    <Dialog title={t('export.title')} onClose={onClose}>
      <div className="stack">
        {asked.isPending && (
          <SkeletonGroup>
            <Skeleton />
            <Skeleton shape="button" />
          </SkeletonGroup>
        )}
        {(asked.isError || failed) && (
          <RetryAlert onRetry={asked.isError ? asked.refetch : read}>{t('export.failed')}</RetryAlert>
        )}
        {asked.data && <p>{t(exported > 0 ? 'export.told' : 'export.none', asked.data)}</p>}
        {exported > 0 && (
          <>
            <Button wide kind="plain" icon={<WhatsappIcon size={20} />} onClick={() => void read()}>
              {t('export.send')}
            </Button>
            {files.map(({ format, Icon }) => (
              <a
                key={format}
                className={buttonClass({ kind: 'plain', wide: true })}
                href={address(format)}
                download
                onClick={taken}
              >
                <Icon size={20} />
                {t(`export.${format}`)}
              </a>
            ))}
          </>
        )}
      </div>
    </Dialog>
  );
}

/** Where a file of a list is; lists as JSON, as the call takes them. */
function fileAddress(input: Inputs['network']['exportContacts'], language: string): string {
  const given = Object.entries(input).filter(([, value]) => value !== undefined && value !== '');
  const texts = given.map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return `/api/v1/contacts/export?${new URLSearchParams([...texts, ['lang', language]])}`;
}
