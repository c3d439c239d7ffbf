import { useTranslation } from 'react-i18next';
import { PlanIcon } from '../billing/plan-icon.tsx';
import { Avatar } from '../lib/avatar.tsx';
import { Badge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import { Hem } from '../ui/hem.tsx';
import { LockIcon } from '../ui/icons.tsx';
import styles from './sample-card.module.css';

/** An invented contact, marked as an example. */
export function SampleCard({ sample, sponsored }: { sample: 'wood' | 'catering'; sponsored?: boolean }) {
  const { t } = useTranslation('home');
  const name = t(`samples.${sample}.name`);
  return (
    <Card as="article" gold={sponsored} className={styles.card}>
      {sponsored && (
        <div className={styles.band}>
          <span>{t('samples.sponsored')}</span>
          <Badge kind="gold" icon={<PlanIcon level={3} size={16} />}>
            Premium
          </Badge>
        </div>
      )}
      {sponsored && <Hem kind="gold" />}
      <div className={styles.body}>
        <div className={styles.head}>
          <Avatar name={name} />
          <div className={styles.who}>
            <h3>{name}</h3>
            <p className={styles.where}>
              {t(`samples.${sample}.trade`)} · {t(`samples.${sample}.place`)}
            </p>
          </div>
        </div>
        <p>{t(`samples.${sample}.text`)}</p>
        <p className={styles.member}>
          {t('samples.member', { time: t(`samples.${sample}.since`) })}
          <Badge>{t('samples.badge')}</Badge>
        </p>
        <p className={styles.strip}>
          <LockIcon size={16} />
          <span className={styles.dots} aria-hidden="true">
            • •• •• •• ••
          </span>
          <span className="visually-hidden">{t('samples.hidden')}</span>
        </p>
      </div>
    </Card>
  );
}
