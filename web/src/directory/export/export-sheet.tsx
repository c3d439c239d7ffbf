import { formatCount } from '@mboalink/shared/format.ts';
import { searchLimits } from '@mboalink/shared/limits.ts';
import type { ExportFormat } from '@mboalink/shared/network/words.ts';
import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../i18n/create-i18n.ts';
import { loadMessages } from '../../i18n/load-messages.ts';
import type { ExportedList } from '../../lib/api/fetch-export.ts';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { SendButton } from '../../ui/send-button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import styles from './export-sheet.module.css';
import { useExport } from './use-export.ts';

type ExportSheetProps = { list: ExportedList; onClose: () => void };

/** So far the pages of a search go, and so a file of it. */
const mostOfSearch = searchLimits.page * searchLimits.pageSize;

const formats: readonly ExportFormat[] = ['vcard', 'csv', 'text'];

/** What may be taken along of a list, said before a file of it is made, and the making. */
function ExportSheet({ list, onClose }: ExportSheetProps) {
  const { t } = useTranslation('export');
  const { told, current, ask, make, cancel } = useExport(list);
  const exported = told?.exported ?? 0;
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('title')}
      lead={told && t('told', { exported: formatCount(exported), of: formatCount(told.of) })}
    >
      <div className={styles.body}>
        {!told && current.step !== 'failed' && <p role="status">{t('asking')}</p>}
        {told && <p className={styles.soft}>{t(exported > 0 ? 'rule' : 'none')}</p>}
        {told && list.source === 'search' && told.of >= mostOfSearch && (
          <p className={styles.soft}>{t('first', { most: formatCount(mostOfSearch) })}</p>
        )}
        <Outcome current={current} />
        {!told && current.step === 'failed' && <SendButton onClick={ask}>{t('again')}</SendButton>}
        {current.step === 'making' && <Progress done={current.done} exported={exported} onCancel={cancel} />}
        {exported > 0 &&
          current.step !== 'making' &&
          formats.map((format) => (
            <SendButton key={format} wide kind="plain" onClick={() => make(format)}>
              {t(`formats.${format}`)}
            </SendButton>
          ))}
      </div>
    </Sheet>
  );
}

type Current = ReturnType<typeof useExport>['current'];

function Outcome({ current }: { current: Current }) {
  const { t } = useTranslation('export');
  const reasonOf = useErrorMessage();
  if (current.step === 'failed')
    return (
      <Alert kind="bad" live>
        {t('failed', { reason: reasonOf(current.error) })}
      </Alert>
    );
  if (current.step !== 'done') return null;
  return (
    <Alert kind="good" live>
      <p className={styles.name}>{t('done', { name: current.name })}</p>
      {current.format === 'vcard' && <p>{t('cards')}</p>}
    </Alert>
  );
}

type ProgressProps = { done: number; exported: number; onCancel: () => void };

function Progress({ done, exported, onCancel }: ProgressProps) {
  const { t } = useTranslation('export');
  const reached = Math.min(done, exported);
  const text = t('making', { done: formatCount(reached), exported: formatCount(exported) });
  return (
    <>
      <p aria-hidden="true">{text}</p>
      <progress className={styles.progress} max={exported} value={reached} aria-label={text} />
      <Button wide kind="quiet" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </>
  );
}

/** The sheet, once its messages are here. */
export async function loadExportSheet(i18n: i18n) {
  await loadMessages(i18n, languageOf(i18n), ['export']);
  return ExportSheet;
}
