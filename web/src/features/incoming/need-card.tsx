import { formatFrancs } from '@mboalink/shared/format.ts';
import type { IncomingNeed } from '@mboalink/shared/needs/calls.ts';
import { needLimits } from '@mboalink/shared/needs/limits.ts';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../components/badge.tsx';
import { Card } from '../../components/card.tsx';
import { CheckIcon, FlagIcon } from '../../components/icons.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { MoreMenu } from '../../components/more-menu.tsx';
import { serverNow } from '../../lib/clock.ts';
import { ChangeButton } from '../accounts/change-form.tsx';
import { NeedPhoto } from '../needs/need-photo.tsx';
import { AnswerForm } from './answer-form.tsx';
import styles from './incoming.module.css';
import { useNeedText } from './incoming-text.ts';
import type { NeedChanges } from './use-need-changes.ts';

type NeedCardProps = {
  need: IncomingNeed;
  mayAnswer: boolean;
  isAnswering: boolean;
  changes: NeedChanges;
};

/** What somebody needs, when, where and for how much, and what the seller says to it. */
export function NeedCard({ need, mayAnswer, isAnswering, changes }: NeedCardProps) {
  const { t } = useTranslation('incoming');
  const { title, isNew, age, when, where, budget, answered } = useNeedText(need);
  const { ownAnswer, people } = need;
  return (
    <Card as="article" className="stack">
      <div className="row between">
        <span suppressHydrationWarning>
          <Badge kind={isNew ? 'good' : 'plain'}>{age}</Badge>
        </span>
        <span className="small grow">{answered}</span>
        {!ownAnswer && <More need={need} changes={changes} />}
      </div>
      <h2 className={styles.title}>{title}</h2>
      <NeedPhoto picture={need.picture} />
      <dl className={`divided ${styles.facts}`}>
        <Fact name={t('when.title')}>{when}</Fact>
        <Fact name={t('place.title')}>{where}</Fact>
        {people !== null && <Fact name={t('people')}>{people}</Fact>}
        <Fact name={t('budget.title')}>{budget}</Fact>
      </dl>
      {ownAnswer ? (
        <OwnAnswer answer={ownAnswer} need={need} />
      ) : (
        mayAnswer && <Ways need={need} isAnswering={isAnswering} changes={changes} />
      )}
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: string | number }) {
  return (
    <div className="row between gap-4">
      <dt className="quiet">{name}</dt>
      <dd className="strong">{children}</dd>
    </div>
  );
}

type WaysProps = Omit<NeedCardProps, 'mayAnswer'>;

/** The answer, or why it is late or early for one. */
function Ways({ need, isAnswering, changes }: WaysProps) {
  const { t } = useTranslation('incoming');
  const { _id: id, answers, answersFrom, isAsked } = need;
  const early = Math.ceil((Date.parse(answersFrom) - serverNow()) / 60_000);
  if (answers >= needLimits.answers) return <p className="quiet">{t('full')}</p>;
  if (early > 0)
    return (
      <p className="quiet" suppressHydrationWarning>
        {t('early', { count: early })}
      </p>
    );
  if (isAnswering) return <AnswerForm id={id} change={changes.answer} />;
  return (
    <div className={`row ${styles.ways}`}>
      <LinkButton href={`/needs/incoming?answer=${id}`}>{t('answer.open')}</LinkButton>
      {isAsked && (
        <ChangeButton change={changes.decline} kind="plain" wide fields={{ id }}>
          {t('decline')}
        </ChangeButton>
      )}
    </div>
  );
}

/** What is rarely said, behind the dots. */
function More({ need, changes }: Pick<NeedCardProps, 'need' | 'changes'>) {
  const { t } = useTranslation('incoming');
  return (
    <MoreMenu label={t('report.more')}>
      <ChangeButton
        change={changes.report}
        kind="quiet"
        fields={{ id: need._id }}
        icon={<FlagIcon size={20} />}
      >
        {t('report.send')}
      </ChangeButton>
      <p className="small">{t('report.hint')}</p>
    </MoreMenu>
  );
}

type OwnAnswerProps = { answer: NonNullable<IncomingNeed['ownAnswer']>; need: IncomingNeed };

function OwnAnswer({ answer: { priceXaf, text, picture }, need: { ended, isChosen } }: OwnAnswerProps) {
  const { t } = useTranslation('incoming');
  const outcome = isChosen ? t('own.chosen') : ended === 'found' && t('own.thanks');
  return (
    <div className={`stack gap-1 ${styles.own}`}>
      <p className="row">
        <CheckIcon size={20} />
        <strong>
          {priceXaf === null ? t('own.noPrice') : t('own.title', { price: formatFrancs(priceXaf) })}
        </strong>
      </p>
      {text && <p>{t('own.text', { text })}</p>}
      <NeedPhoto picture={picture} />
      {outcome ? <p>{outcome}</p> : <p className="small">{t('own.next')}</p>}
    </div>
  );
}
