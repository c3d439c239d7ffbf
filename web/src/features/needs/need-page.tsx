import { formatDateTime } from '@mboalink/shared/format.ts';
import type { Need } from '@mboalink/shared/needs/calls.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Alert } from '../../components/alert.tsx';
import { Houses, litOf } from '../../components/houses.tsx';
import { DotsIcon } from '../../components/icons.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { usePage } from '../../lib/page.tsx';
import { AskForPush } from '../accounts/push/ask-for-push.tsx';
import { AnswerCard } from './answer-card.tsx';
import styles from './need-page.module.css';
import { draftPath } from './need-path.ts';
import { NeedPhoto } from './need-photo.tsx';
import { useNeedTitle } from './need-text.ts';

/** What a buyer needs: who answered so far, who has not yet, and how it ends. */
export function NeedPage({ need, isPhotoLost }: { need: Need; isPhotoLost: boolean }) {
  const { t } = useTranslation('needs');
  const title = useNeedTitle()(need);
  const { _id, asked, answers, ended } = need;
  const of = Math.max(asked.length, answers.length);
  return (
    <>
      <PageHeader hem={false}>
        <div className="row between">
          <h1 tabIndex={-1} className="grow" suppressHydrationWarning>
            {title}
          </h1>
          {ended === null && (
            <Link
              to={`/needs/${_id}?ask=stop`}
              preventScrollReset
              className={styles.more}
              aria-label={t('page.more')}
              title={t('page.more')}
            >
              <DotsIcon />
            </Link>
          )}
        </div>
        <Houses onBrand lit={litOf(answers.length, Math.max(of, 1))} className={styles.houses} />
      </PageHeader>
      <div className="stack gap-4 column">
        <Count need={need} of={of} />
        {isPhotoLost && <Alert kind="warn">{t('page.photoLost')}</Alert>}
        {answers.map((answer) => (
          <AnswerCard key={answer.contact._id} answer={answer} title={title} />
        ))}
        <Waiting need={need} />
        <Ending need={need} />
        {need.isOpen && <AskForPush reason="answers" />}
        <Wanted need={need} />
      </div>
    </>
  );
}

/** How many answered, and within what time. */
function Count({ need, of }: { need: Need; of: number }) {
  const { t } = useTranslation('needs');
  const { answers, createdAt, isOpen } = need;
  const last = answers.at(-1);
  const minutes = last ? Math.ceil((Date.parse(last.answeredAt) - Date.parse(createdAt)) / 60_000) : 0;
  const time =
    minutes < 60
      ? t('page.minutes', { count: minutes })
      : t('page.hours', { count: Math.round(minutes / 60) });
  const words = () => {
    if (of === 0) return t('page.nobodyAsked');
    if (!last) return isOpen ? t('page.nobodyYet', { of }) : t('page.nobody');
    return t('page.answered', { count: answers.length, of });
  };
  return (
    <div className="row wrap between">
      <div role="status">
        <h2>{words()}</h2>
      </div>
      {last && <p className="quiet">{t('page.within', { time })}</p>}
    </div>
  );
}

/** Those who got it and have not answered; while it is open. */
function Waiting({ need: { asked, isOpen } }: { need: Need }) {
  const { t } = useTranslation('needs');
  const silent = asked.filter(({ state }) => state !== 'answered');
  if (!isOpen || silent.length === 0) return null;
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className="visually-hidden">
        {t('page.waiting')}
      </h2>
      <ul className={styles.silent}>
        {silent.map(({ _id, businessName, state }) => (
          <li key={_id}>
            <strong>{businessName}</strong>
            <span className="quiet">{t(state === 'declined' ? 'page.cannot' : 'page.notYet')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The way to end it, or how it ended. */
function Ending({ need: { _id, text, isOpen, ended } }: { need: Need }) {
  const { t } = useTranslation('needs');
  return (
    <div className="stack">
      {!isOpen && <Alert kind="info">{t(`ended.${ended ?? 'time'}`)}</Alert>}
      {ended === null && (
        <LinkButton wide kind="plain" href={`/needs/${_id}?ask=found`}>
          {t('page.found')}
        </LinkButton>
      )}
      {!isOpen && (
        <LinkButton wide kind="plain" href={ended === 'found' ? '/needs' : draftPath({ text })}>
          {t(ended === 'found' ? 'page.again' : 'page.sameAgain')}
        </LinkButton>
      )}
    </div>
  );
}

/** The line as the sellers read it. */
function Wanted({ need: { text, picture, isOpen, endsAt } }: { need: Need }) {
  const { t } = useTranslation('needs');
  const { language } = usePage();
  return (
    <div className="stack gap-1">
      <p className="quiet">{t('page.text')}</p>
      <p>{t('page.quoted', { text })}</p>
      <NeedPhoto picture={picture} />
      {isOpen && (
        <p className="small">
          {t('page.until', { date: formatDateTime(endsAt, language) })} {t('page.wait')}
        </p>
      )}
    </div>
  );
}
