import { formatCount, formatFrancs } from '@mboalink/shared/format.ts';
import type { NeedPreview } from '@mboalink/shared/needs/calls.ts';
import { needLimits } from '@mboalink/shared/needs/limits.ts';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ChipSurface } from '../../components/chip.tsx';
import { classNames } from '../../components/class-names.ts';
import { EditIcon } from '../../components/icons.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { useNames } from '../../lib/names.ts';
import { usePage } from '../../lib/page.tsx';
import { Avatar } from '../directory/avatar.tsx';
import { type Draft, draftPath } from './need-path.ts';
import { dayText, useNearness } from './need-text.ts';
import styles from './needs.module.css';

const Correction = lazy(() => import('./correction.tsx').then((file) => ({ default: file.Correction })));
const CorrectionDialog = lazy(() =>
  import('./correction.tsx').then((file) => ({ default: file.CorrectionDialog })),
);

const chips = ['subcategory', 'people', 'day', 'place', 'budgetXaf'] as const;

type Chip = (typeof chips)[number];

type UnderstoodProps = { draft: Draft; preview: NeedPreview; change: string | null };

/** What a line was understood as: each word can be corrected, a missing one added; a trade that is missing is asked for. */
export function Understood({ draft, preview, change }: UnderstoodProps) {
  const { t } = useTranslation('needs');
  const values = useValues(preview);
  const shown = chips.filter((chip) => chip !== 'subcategory' || preview.trade);
  const changed = shown.find((chip) => chip === change);
  return (
    <>
      <section className="stack gap-2" aria-labelledby="understood">
        <h2 id="understood" className={styles.small}>
          {t('understood')}
        </h2>
        <ul className="row wrap">
          {shown.map((chip) => {
            const value = capitalized(values[chip]);
            return (
              <li key={chip}>
                <Link
                  to={draftPath(draft, chip)}
                  preventScrollReset
                  className={classNames(styles.chip, !value && styles.missing)}
                  aria-label={value ? t(`chips.${chip}.change`, { value }) : undefined}
                >
                  <ChipSurface icon={value && <EditIcon size={16} />}>
                    {value ?? t(`chips.${chip}.ask`)}
                  </ChipSurface>
                </Link>
              </li>
            );
          })}
        </ul>
      </section>
      {!preview.trade && (
        <div className="stack">
          <p>{t('askTrade')}</p>
          <Suspense>
            <Correction draft={draft} preview={preview} field="subcategory" />
          </Suspense>
        </div>
      )}
      {changed && (
        <Suspense>
          <CorrectionDialog key={changed} draft={draft} preview={preview} field={changed} />
        </Suspense>
      )}
    </>
  );
}

const capitalized = (text?: string) => text && text.charAt(0).toUpperCase() + text.slice(1);

/** What stands in the chips; undefined where the line does not say. */
function useValues({ trade, place, day, budgetXaf, people }: NeedPreview): Partial<Record<Chip, string>> {
  const { t } = useTranslation('needs');
  const { language } = usePage();
  const names = useNames();
  return {
    ...(trade && { subcategory: names.tradeOfOne(trade.subcategory) || trade.name }),
    ...(people !== null && { people: t('people', { count: people, shown: formatCount(people) }) }),
    ...(day && { day: dayText(day, language) }),
    place: place.name,
    ...(budgetXaf !== null && { budgetXaf: formatFrancs(budgetXaf) }),
  };
}

/** Who would get it, and how near they are. */
export function SellersNear({ preview }: { preview: NeedPreview }) {
  const { t } = useTranslation('needs');
  const title = useSellersTitle(preview);
  const far = useNearness();
  const { sellers, trade, place } = preview;
  const farthest = sellers.at(-1);
  const query = new URLSearchParams({ subcategory: trade?.subcategory ?? '', region: place.region });
  return (
    <section className="stack gap-2" aria-labelledby="sellers">
      <h2 id="sellers" className={styles.small}>
        {title}
      </h2>
      {farthest ? (
        <ul className={styles.sellers}>
          {sellers.map(({ _id, businessName, profilePicture, ...nearness }) => (
            <li key={_id}>
              <Avatar name={businessName} picture={profilePicture} size="medium" />
              <span className={styles.name}>{businessName}</span>
              <span className="small">{far(nearness)}</span>
            </li>
          ))}
        </ul>
      ) : (
        <>
          <p className="quiet">{t('sellers.noneText')}</p>
          <LinkButton kind="plain" href={`/find-contact?${query}`}>
            {t('sellers.search')}
          </LinkButton>
        </>
      )}
      {farthest && sellers.length > 1 && sellers.length < needLimits.sellers && (
        <p className="quiet">{t('sellers.farthest', { far: far(farthest) })}</p>
      )}
    </section>
  );
}

/** 'Plombiers' of 'Plombier', 'Cake makers' of 'Cake maker'. */
function isPluralOf(many: string, one: string): boolean {
  const single = one.toLowerCase().split(' ');
  const words = many.toLowerCase().split(' ');
  return many !== one && words.every((word, at) => word === single[at] || word === `${single[at]}s`);
}

/** '5 plombiers près de Makepe'; of a trade that is called by what it sells they are sellers. */
function useSellersTitle({ sellers, trade, place }: NeedPreview): string {
  const { t } = useTranslation('needs');
  const names = useNames();
  const far = useNearness();
  const [first] = sellers;
  const count = sellers.length;
  if (!first) return t('sellers.none', { place: place.name });
  if (count === 1) return t('sellers.one', { far: far(first) });
  const [many = '', one = ''] = [names.subcategory, names.tradeOfOne].map((name) =>
    name(trade?.subcategory ?? ''),
  );
  if (!isPluralOf(many, one)) return t('sellers.some', { count, place: place.name });
  return t('sellers.of', {
    shown: formatCount(count),
    trade: many.replaceAll(/\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase()),
    place: place.name,
  });
}
