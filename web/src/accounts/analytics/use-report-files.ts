import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { doualaDay } from '@mboalink/shared/day.ts';
import { site } from '@mboalink/shared/site.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ownPage } from '../../lib/own-page.ts';
import { saveFile } from '../../lib/save-file.ts';
import { share } from '../../lib/share/share.ts';
import { useStatusMessage } from '../../ui/status-message.tsx';
import type { Analytics } from './use-analytics.ts';
import { useReport } from './use-report.ts';
import { useReportTable } from './use-report-table.ts';

/** Makes files of what is shown: a table that is saved, and a picture that is drawn here and shared, or saved where nothing shares. */
export function useReportFiles(user: CurrentUser, analytics: Analytics) {
  const { t } = useTranslation('premium');
  const { show, statusMessage } = useStatusMessage();
  const [drawing, setDrawing] = useState(false);
  const { overview } = useReport(analytics);
  const table = useReportTable(analytics);
  const nameOf = (extension: string) =>
    `${site.name.toLowerCase()}-${t('analytics.file')}-${doualaDay(new Date())}.${extension}`;
  const save = (name: string, content: Blob) => {
    saveFile(name, content);
    show({ kind: 'good', text: t('analytics.saved', { name }) });
  };
  const saveTable = () => save(nameOf('csv'), new Blob([table()], { type: 'text/csv;charset=utf-8' }));
  const sharePicture = async () => {
    setDrawing(true);
    try {
      const { drawReport } = await import('./draw-report.ts');
      const picture = await drawReport({
        name: user.businessName,
        title: t('analytics.pictureTitle'),
        link: ownPage(user) && user.shortLink,
        figures: overview,
        days: analytics.days,
        daysTitle: t('analytics.pictureDays', { count: analytics.days.length }),
      });
      const name = nameOf('png');
      const file = new File([picture], name, { type: picture.type });
      if ((await share({ files: [file] })) === 'failed') save(name, picture);
    } catch {
      show({ kind: 'bad', text: t('analytics.notDrawn') });
    }
    setDrawing(false);
  };
  return { overview, statusMessage, drawing, saveTable, sharePicture };
}
