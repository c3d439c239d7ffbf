import { type PassId, passes, passIds } from '@mboalink/shared/catalogue/plans.ts';
import { formatFrancs } from '@mboalink/shared/format.ts';
import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../i18n/create-i18n.ts';
import { loadMessages } from '../i18n/load-messages.ts';
import { useSession } from '../lib/session/session-context.ts';
import { Button } from '../ui/button.tsx';
import styles from './pass-offer.module.css';

export type PassOfferProps = { onChoose: (pass: PassId) => void };

/** The passes, what each brings for which price, and what none does. */
function PassOffer({ onChoose }: PassOfferProps) {
  const { t } = useTranslation('passes');
  const { user } = useSession();
  const isHidden = user?.subscriptionState === 'expired' || user?.subscriptionState === 'none';
  return (
    <section className={styles.offer} aria-labelledby="passes">
      <h2 id="passes" className={styles.title}>
        {t('title')}
      </h2>
      <p className={styles.small}>{t(isHidden ? 'hiddenText' : 'text')}</p>
      <ul className={styles.passes}>
        {passIds.map((pass) => {
          const { chargeAmount, reveals } = passes[pass];
          const price = formatFrancs(chargeAmount);
          return (
            <li key={pass} className={styles.pass}>
              <p className={styles.what}>
                <strong>{t(`name.${pass}`)}</strong>
                <span className={styles.small}>{t(`brings.${pass}`, { count: reveals })}</span>
              </p>
              <Button
                kind="plain"
                aria-haspopup="dialog"
                aria-label={t(`buy.${pass}`, { price })}
                onClick={() => onChoose(pass)}
              >
                {price}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The component, once its messages are here. */
export async function loadPassOffer(i18n: i18n) {
  await loadMessages(i18n, languageOf(i18n), ['passes']);
  return PassOffer;
}
