import { useIsFetching } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { directoryKeys } from '../lib/api/directory-queries.ts';
import { Chip, ChipRow } from '../ui/chip.tsx';
import { useShowSearch } from './criteria/search-form.tsx';
import styles from './find-contact-screen.module.css';
import { QuotaCard } from './quota/quota-bar.tsx';
import { isCounted } from './quota/quota-state.ts';
import { RevealedToday } from './quota/revealed-today.tsx';
import { useQuota } from './quota/use-quota.ts';
import { criteriaOf } from './search-box/search-option.ts';
import { usePopular } from './search-box/use-popular.ts';

/** Beside the results of a wide screen: today's quota, what was opened, what is often searched. */
export function SideColumn({ limitReached, answered }: { limitReached: boolean; answered: boolean }) {
  const { t } = useTranslation('search');
  const quota = useQuota();
  const popular = usePopular();
  // What stands below something comes when that is as high as it will be; the list that grows stands last.
  const awaited = useIsFetching({ queryKey: directoryKeys.popular }) > 0 && popular.length === 0;
  const show = useShowSearch();
  return (
    <aside className={styles.side}>
      <QuotaCard />
      {answered && popular.length > 0 && (
        <section className={styles.popular}>
          <h2>{t('box.popularNear')}</h2>
          <ChipRow label={t('box.popular')}>
            {popular.map((tag) => (
              <Chip key={tag.text} onClick={() => show((values) => criteriaOf(tag, values))}>
                {tag.text}
              </Chip>
            ))}
          </ChipRow>
        </section>
      )}
      {isCounted(quota) && answered && !limitReached && !awaited && <RevealedToday narrow />}
    </aside>
  );
}
