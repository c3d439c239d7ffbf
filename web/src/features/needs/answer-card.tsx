import { trustFacts } from '@mboalink/shared/directory/trust.ts';
import { formatCount, formatFrancs } from '@mboalink/shared/format.ts';
import type { Need } from '@mboalink/shared/needs/calls.ts';
import { useTranslation } from 'react-i18next';
import { Card } from '../../components/card.tsx';
import { usePage } from '../../lib/page.tsx';
import { Avatar } from '../directory/avatar.tsx';
import { OpenedNumber } from '../directory/opened-number.tsx';
import { RevealForm } from '../directory/reveal-form.tsx';
import styles from './need-page.module.css';
import { useNearness } from './need-text.ts';

type Answer = Need['answers'][number];

/** What a seller answered: price, a word, one mark and how far; WhatsApp opens the number as anywhere else. */
export function AnswerCard({ answer, title }: { answer: Answer; title: string }) {
  const { t } = useTranslation('needs');
  const { contact, priceXaf, text, picture } = answer;
  const { businessName: name, openPage, slug } = contact;
  const message = priceXaf
    ? t('messageWithPrice', { name, title, price: formatFrancs(priceXaf) })
    : t('message', { name, title });
  return (
    <Card as="article" className="stack gap-2">
      <div className="row gap-3">
        <Avatar name={name} picture={picture ?? contact.profilePicture} size="medium" />
        <div className="grow">
          <div className="row wrap between">
            <h3 className={styles.name}>{openPage ? <a href={`/business/${slug}`}>{name}</a> : name}</h3>
            <Price priceXaf={priceXaf} />
          </div>
          {text && <p>{t('page.quoted', { text })}</p>}
        </div>
      </div>
      <div className="row wrap between">
        <p className="quiet">
          <Mark answer={answer} />
        </p>
        {!contact.unlocked && <RevealForm contact={contact} message={message} />}
      </div>
      {contact.unlocked && <OpenedNumber contact={contact} message={message} />}
    </Card>
  );
}

function Price({ priceXaf }: Pick<Answer, 'priceXaf'>) {
  const { t } = useTranslation('needs');
  if (priceXaf === null) return <p className="quiet">{t('page.askPrice')}</p>;
  return (
    <p className={styles.price}>
      {formatCount(priceXaf)} <small className="small">FCFA</small>
    </p>
  );
}

/** The strongest mark, and how far away. */
function Mark({ answer: { contact, isNew, ...nearness } }: { answer: Answer }) {
  const { t } = useTranslation('needs');
  const { language } = usePage();
  const far = useNearness();
  const [fact] = trustFacts(contact.trust, language);
  const mark = isNew ? t('page.new') : fact?.text;
  return (
    <>
      {mark && <strong>{mark} · </strong>}
      {far(nearness)}
    </>
  );
}
