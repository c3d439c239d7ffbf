import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { useTranslation } from 'react-i18next';
import styles from '../../insights/insights.module.css';
import { fullAddress, shareText } from '../../lib/addresses.ts';
import { ownPage } from '../../lib/own-page.ts';
import { shareMessage } from '../../lib/share/share.ts';
import { Button } from '../../ui/button.tsx';
import { WhatsappIcon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { DownloadIcon } from '../../ui/member-icons.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PictureIcon } from '../../ui/picture-icon.tsx';
import type { Analytics } from './use-analytics.ts';
import { useReportFiles } from './use-report-files.ts';

type ReportActionsProps = {
  user: CurrentUser;
  /** As it is shown: with the days that were chosen. */
  analytics: Analytics;
};

/** Takes along what is shown: as a table, as a message, and as a picture that is drawn on this device. */
export function ReportActions({ user, analytics }: ReportActionsProps) {
  const { t } = useTranslation('premium');
  const { overview, statusMessage, drawing, saveTable, sharePicture } = useReportFiles(user, analytics);
  const told = overview.filter(({ key }) => key === 'profileViews' || key === 'connectionRequests');
  const said = t('analytics.message', {
    name: user.businessName,
    figures: told.map(({ name, shown }) => t('analytics.messageFigure', { name, shown })).join(', '),
  });
  const isOpen = ownPage(user) !== undefined;
  const message = isOpen ? `${said} ${t('analytics.seePage')} ${fullAddress(user.shortLink)}` : said;
  return (
    <Panel title={t('analytics.take')} text={t('analytics.takeText')}>
      {!isOpen && <p className={styles.small}>{t('analytics.noLink')}</p>}
      {statusMessage}
      <div className={styles.buttons}>
        <Button kind="plain" icon={<DownloadIcon size={20} />} onClick={saveTable}>
          {t('analytics.export')}
        </Button>
        <LinkButton
          kind="plain"
          icon={<WhatsappIcon size={20} />}
          href={shareText(message)}
          onClick={(event) => void shareMessage(event, message)}
          target="_blank"
          rel="noreferrer"
        >
          {t('analytics.shareText')}
        </LinkButton>
        <Button
          kind="plain"
          icon={<PictureIcon size={20} />}
          busy={drawing}
          onClick={() => void sharePicture()}
        >
          {t(drawing ? 'analytics.drawing' : 'analytics.sharePicture')}
        </Button>
      </div>
    </Panel>
  );
}
