import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { doualaDay } from '@mboalink/shared/day.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../../insights/insights.module.css';
import { shareLink } from '../../lib/addresses.ts';
import { saveFile } from '../../lib/save-file.ts';
import { site } from '../../lib/site.ts';
import { Button } from '../../ui/button.tsx';
import { WhatsappIcon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { DownloadIcon } from '../../ui/member-icons.tsx';
import { Panel } from '../../ui/panel.tsx';
import { EyeIcon } from '../../ui/search-icons.tsx';
import { useStatusMessage } from '../../ui/status-message.tsx';
import type { Analytics } from './use-analytics.ts';
import { useReport } from './use-report.ts';
import { useReportTable } from './use-report-table.ts';

type ReportActionsProps = {
  user: CurrentUser;
  /** As it is shown: with the days that were chosen. */
  analytics: Analytics;
};

/** Takes along what is shown: as a table, as a message, and as a picture that is drawn on this device. */
export function ReportActions({ user, analytics }: ReportActionsProps) {
  const { t } = useTranslation('premium');
  const { show, statusMessage } = useStatusMessage();
  const [drawing, setDrawing] = useState(false);
  const { overview } = useReport(analytics);
  const table = useReportTable(analytics);
  const nameOf = (extension: string) =>
    `${site.name.toLowerCase()}-${t('analytics.file')}-${doualaDay(new Date())}.${extension}`;
  const save = (name: string, content: string | Blob, type: string) => {
    saveFile(name, new Blob([content], { type }));
    show({ kind: 'good', text: t('analytics.saved', { name }) });
  };
  const sharePicture = async () => {
    setDrawing(true);
    try {
      const { drawReport } = await import('./draw-report.ts');
      const picture = await drawReport({
        name: user.businessName,
        title: t('analytics.pictureTitle'),
        link: user.shortLink,
        figures: overview,
        days: analytics.days,
        daysTitle: t('analytics.pictureDays', { count: analytics.days.length }),
      });
      const name = nameOf('png');
      const file = new File([picture], name, { type: picture.type });
      if (navigator.canShare?.({ files: [file] })) await navigator.share({ files: [file] });
      else save(name, picture, picture.type);
    } catch (thrown) {
      // Whoever closes the list of receivers has changed their mind.
      const isClosed = thrown instanceof DOMException && thrown.name === 'AbortError';
      if (!isClosed) show({ kind: 'bad', text: t('analytics.notDrawn') });
    }
    setDrawing(false);
  };
  const [views, , requests] = overview;
  const message = t('analytics.message', {
    name: user.businessName,
    views: views?.shown ?? '',
    requests: requests?.shown ?? '',
  });
  return (
    <Panel title={t('analytics.take')} text={t('analytics.takeText')}>
      {statusMessage}
      <div className={styles.buttons}>
        <Button
          kind="plain"
          icon={<DownloadIcon size={20} />}
          onClick={() => save(nameOf('csv'), table(), 'text/csv;charset=utf-8')}
        >
          {t('analytics.export')}
        </Button>
        <LinkButton
          kind="plain"
          icon={<WhatsappIcon size={20} />}
          href={shareLink(message, user.shortLink)}
          target="_blank"
          rel="noreferrer"
        >
          {t('analytics.shareText')}
        </LinkButton>
        <Button kind="plain" icon={<EyeIcon size={20} />} busy={drawing} onClick={() => void sharePicture()}>
          {t(drawing ? 'analytics.drawing' : 'analytics.sharePicture')}
        </Button>
      </div>
    </Panel>
  );
}
