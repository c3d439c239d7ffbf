import { brandColours, brandCovers } from '@mboalink/shared/accounts/branding-words.ts';
import { useTranslation } from 'react-i18next';
import '../../ui/brand-colours.css';
import { classNames } from '../../ui/class-names.ts';
import { Panel } from '../../ui/panel.tsx';
import styles from './premium.module.css';
import type { BrandingForm, BrandingValues } from './use-branding.ts';

type Option = { label: string; sample?: string; value: Partial<BrandingValues> };

/** The colours and the covers, each with what the site itself has as the first choice. */
export function BrandingFields({ form }: { form: BrandingForm }) {
  const { t } = useTranslation('premium');
  const tone = form.values.colour || 'leaf';
  const colours = brandColours.map(
    (colour): Option => ({ label: t(`colour.${colour}`), sample: `brand-${colour}`, value: { colour } }),
  );
  const covers = brandCovers.map(
    (cover): Option => ({
      label: t(`cover.${cover}`),
      sample: `brand-${tone} cover-${cover}`,
      value: { cover },
    }),
  );
  return (
    <>
      <Choices
        form={form}
        field="colour"
        options={[{ label: t('colour.none'), value: { colour: '' } }, ...colours]}
      />
      <Choices
        form={form}
        field="cover"
        options={[{ label: t('cover.none'), value: { cover: '' } }, ...covers]}
      />
    </>
  );
}

type ChoicesProps = { form: BrandingForm; field: 'colour' | 'cover'; options: readonly Option[] };

function Choices({ form, field, options }: ChoicesProps) {
  const { t } = useTranslation('premium');
  const title = t(`${field}.title`);
  return (
    <Panel title={title} text={t(`${field}.text`)}>
      <fieldset className={styles.fieldChoices}>
        <legend className="visually-hidden">{title}</legend>
        {options.map(({ label, sample, value }) => (
          <label key={label} className={styles.fieldChoice}>
            <input
              type="radio"
              name={form.idOf(field)}
              className="covering"
              checked={form.values[field] === value[field]}
              onChange={() => form.change(value)}
            />
            <span className={classNames(styles.fieldSample, sample ?? styles.fieldPlain)} />
            <span className={styles.fieldName}>{label}</span>
          </label>
        ))}
      </fieldset>
    </Panel>
  );
}
