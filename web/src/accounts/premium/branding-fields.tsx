import { brandColours, brandCovers } from '@mboalink/shared/accounts/branding-words.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import '../../ui/brand-colours.css';
import { classNames } from '../../ui/class-names.ts';
import { Panel } from '../../ui/panel.tsx';
import styles from './premium.module.css';
import type { BrandingForm } from './use-branding.ts';

/** The colours and the covers, each with what the site itself has as the first choice. */
export function BrandingFields({ form: { values, change, idOf } }: { form: BrandingForm }) {
  const { t } = useTranslation('premium');
  const tone = values.colour || 'leaf';
  return (
    <>
      <Panel title={t('colour.title')} text={t('colour.text')}>
        <fieldset className={styles.fieldChoices}>
          <legend className="visually-hidden">{t('colour.title')}</legend>
          {(['', ...brandColours] as const).map((colour) => (
            <Choice
              key={colour}
              name={idOf('colour')}
              label={t(`colour.${colour || 'none'}`)}
              checked={values.colour === colour}
              onChoose={() => change({ colour })}
            >
              <span
                className={classNames(styles.fieldSample, colour ? `brand-${colour}` : styles.fieldPlain)}
              />
            </Choice>
          ))}
        </fieldset>
      </Panel>
      <Panel title={t('cover.title')} text={t('cover.text')}>
        <fieldset className={styles.fieldChoices}>
          <legend className="visually-hidden">{t('cover.title')}</legend>
          {(['', ...brandCovers] as const).map((cover) => (
            <Choice
              key={cover}
              name={idOf('cover')}
              label={t(`cover.${cover || 'none'}`)}
              checked={values.cover === cover}
              onChoose={() => change({ cover })}
            >
              <span
                className={classNames(
                  styles.fieldSample,
                  cover ? `brand-${tone} cover-${cover}` : styles.fieldPlain,
                )}
              />
            </Choice>
          ))}
        </fieldset>
      </Panel>
    </>
  );
}

type ChoiceProps = {
  name: string;
  label: string;
  checked: boolean;
  onChoose: () => void;
  children: ReactNode;
};

function Choice({ name, label, checked, onChoose, children }: ChoiceProps) {
  return (
    <label className={styles.fieldChoice}>
      <input type="radio" name={name} className="covering" checked={checked} onChange={onChoose} />
      {children}
      <span className={styles.fieldName}>{label}</span>
    </label>
  );
}
