import { defaultPlan, findPlan, type PlanId, plans } from '@mboalink/shared/catalogue/plans.ts';
import { formatFrancs } from '@mboalink/shared/format.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../components/checkbox.tsx';
import { ChoiceCard } from '../../../components/choice-card.tsx';
import { usePage } from '../../../lib/page.tsx';
import { browserQueries } from '../../../lib/queries.browser.ts';
import styles from './fields.module.css';

type TermsFieldProps = { id: string; error?: string | undefined; isAgreed?: boolean };

/** The consent to the terms, at the first screen. */
export function TermsField({ id, error, isAgreed }: TermsFieldProps) {
  return (
    <Checkbox
      id={id}
      name="termsAgreed"
      value="on"
      defaultChecked={isAgreed}
      error={error}
      required
      label={<TermsSentence />}
    />
  );
}

/** What somebody agrees to, with the ways to read it. */
export function TermsSentence() {
  const { t } = useTranslation('register');
  return (
    <>
      {t('terms.before')}
      <a href="/terms-of-service" target="_blank" rel="noreferrer">
        {t('terms.terms')}
      </a>
      {t('terms.between')}
      <a href="/privacy-policy" target="_blank" rel="noreferrer">
        {t('terms.privacy')}
      </a>
      {t('terms.after')}
    </>
  );
}

/** Which plan the free month tries: one line, which unfolds what each opens a day and costs afterwards. */
export function PlanField({ kept = defaultPlan }: { kept?: PlanId | undefined }) {
  const { t } = useTranslation('register');
  const [chosen, choose] = useState(kept);
  return (
    <details className={styles.details}>
      <summary>
        {t('plan.line', { plan: findPlan(chosen).name })} · {t('plan.change')}
      </summary>
      <fieldset className={styles.plans}>
        <legend>{t('plan.question')}</legend>
        {plans.map((plan) => (
          <ChoiceCard
            key={plan.id}
            name="selectedPlan"
            value={plan.id}
            title={plan.name}
            text={`${t('plan.daily', { count: plan.dailyLimit.trial })}, ${t('plan.afterwards', { price: formatFrancs(plan.chargeAmount) })}`}
            defaultChecked={plan.id === kept}
            onChange={() => choose(plan.id)}
          />
        ))}
        <p className={styles.note}>{t('plan.note')}</p>
      </fieldset>
    </details>
  );
}

type Item = { slug: string; en: string; fr: string };

const mostItems = 8;

/** 'Vous faites aussi ?': what a trade offers, to tick. It posts `items`; where the list does not come the form does without. */
export function ItemsField({ subcategory, kept }: { subcategory: string; kept: readonly string[] }) {
  const { t } = useTranslation('register');
  const { language } = usePage();
  const [items, setItems] = useState<readonly Item[]>([]);
  useEffect(() => {
    const limit = new AbortController();
    setItems([]);
    if (subcategory)
      browserQueries()
        .client.directory.categoryItems.query({ slug: subcategory }, { signal: limit.signal })
        .then(
          (answer) => setItems(answer.items),
          () => {},
        );
    return () => limit.abort();
  }, [subcategory]);
  if (items.length === 0) return null;
  return (
    <fieldset>
      <legend className={styles.note}>{t('lists.also')}</legend>
      <div className={styles.chips}>
        {items.slice(0, mostItems).map((item) => (
          <label key={item.slug} className={styles.chip}>
            <input
              type="checkbox"
              name="items"
              value={item.slug}
              defaultChecked={kept.includes(item.slug)}
              className="covering"
            />
            {item[language]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
