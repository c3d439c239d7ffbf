import type { Trust } from '@mboalink/shared/directory/contact.ts';
import { trustFacts } from '@mboalink/shared/directory/trust.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../components/class-names.ts';
import { usePage } from '../../lib/page.tsx';
import styles from './facts.module.css';
import { type Price, usePriceText } from './price-text.ts';

type MarksProps = { trust: Trust; all?: boolean; end?: ReactNode };

/** What tells a business from others, the strongest first; `all` in place of the two that a card has room for; `end` stands behind them. */
export function Marks({ trust, all = false, end }: MarksProps) {
  const { language } = usePage();
  const facts = trustFacts(trust, language).slice(0, all ? undefined : 2);
  if (facts.length === 0) return null;
  return (
    <>
      <ul className={classNames(styles.marks, all && styles.allMarks)}>
        {facts.map(({ fact, text, isCaution }) => (
          <li key={fact} className={isCaution ? styles.caution : undefined}>
            {text}
          </li>
        ))}
      </ul>
      {end}
    </>
  );
}

/** All prices that a business tells. */
export function PriceList({ prices }: { prices: readonly Price[] }) {
  const text = usePriceText();
  return (
    <dl className={styles.prices}>
      {prices.map((price) => (
        <div key={price.label} className="row between">
          <dt>{price.label}</dt>
          <dd className="display">{text(price)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Words that a business is found by. */
export function Words({ words, label }: { words: readonly string[]; label?: string }) {
  return (
    <ul className={classNames('row wrap', styles.words)} aria-label={label}>
      {words.map((word) => (
        <li key={word}>{word}</li>
      ))}
    </ul>
  );
}

/** The least price of a card. */
export function PriceFrom({ price }: { price: Price | null | undefined }) {
  const { t } = useTranslation('directory');
  const text = usePriceText();
  return (
    <p className={styles.price}>
      {price ? (
        <>
          <strong className="display">{text(price)}</strong>
          <span>{price.label}</span>
        </>
      ) : (
        t('card.askPrice')
      )}
    </p>
  );
}
