import { useTranslation } from 'react-i18next';
import { Card } from '../../components/card.tsx';
import { classNames } from '../../components/class-names.ts';
import { useNames } from '../../lib/names.ts';
import { Avatar } from '../directory/avatar.tsx';
import { usePriceText } from '../directory/price-text.ts';
import { parseFrancs } from './fields/typed.ts';
import styles from './register.module.css';
import type { RegisterField } from './registration.ts';

export type WrittenField = Extract<
  RegisterField,
  'businessName' | 'subcategory' | 'quartier' | 'city' | 'description' | 'priceLabel' | 'priceFrom'
>;

type LiveCardProps = { written: (field: WrittenField) => string; picture: string | undefined };

/** The listing as customers will see it, drawn while it is written. */
export function LiveCard({ written, picture }: LiveCardProps) {
  const { t } = useTranslation('register');
  const priceText = usePriceText();
  const names = useNames();
  const name = written('businessName') || t('card.name');
  const place = written('quartier') || names.town(written('city'));
  const line = written('description');
  const francs = parseFrancs(written('priceFrom')) ?? 0;
  return (
    <section aria-label={t('card.label')} className={styles.live}>
      <Card as="div" className={classNames('stack gap-1', styles.card)}>
        <div className="row gap-3">
          <Avatar name={name} picture={picture} asked />
          <div>
            <p className={styles.cardName}>{name}</p>
            <p className="quiet">
              {[names.tradeOfOne(written('subcategory')), place].filter(Boolean).join(' · ')}
            </p>
            <p className={styles.fresh}>{t('card.new')}</p>
          </div>
        </div>
        {line && <p>{line}</p>}
        {francs > 0 && (
          <p>
            <strong>{priceText({ fromXaf: francs })}</strong> <span>{written('priceLabel')}</span>
          </p>
        )}
      </Card>
    </section>
  );
}
