import { useTranslation } from 'react-i18next';
import { usePage } from '../../../lib/page.tsx';
import styles from './fields.module.css';

type Item = { slug: string; en: string; fr: string };

type ItemsFieldProps = { id?: string; items: readonly Item[]; kept: readonly string[] };

/** 'Vous faites aussi ?': what a trade offers, to tick. It posts `items`. Words: 'form'. */
export function ItemsField({ id, items, kept }: ItemsFieldProps) {
  const { t } = useTranslation('form');
  const { language } = usePage();
  if (items.length === 0) return null;
  return (
    <fieldset id={id}>
      <legend className="quiet">{t('lists.also')}</legend>
      <div className="row wrap">
        {items.map((item) => (
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
