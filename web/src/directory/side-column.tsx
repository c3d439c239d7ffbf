import { useTranslation } from 'react-i18next';
import { useNames } from '../catalogue/use-names.ts';
import { Chip, ChipRow } from '../ui/chip.tsx';
import type { Criteria } from './criteria/criteria.ts';
import styles from './find-contact-screen.module.css';
import { QuotaBar } from './quota/quota-bar.tsx';
import { isCounted } from './quota/quota-state.ts';
import { RevealedToday } from './quota/revealed-today.tsx';
import { useQuota } from './quota/use-quota.ts';
import { criteriaOf } from './search-box/search-option.ts';
import { usePopular } from './search-box/use-popular.ts';

type SideColumnProps = { criteria: Criteria; onSearch: (next: Criteria) => void; limitReached: boolean };

/** Beside the results of a wide screen: today's quota, what was opened, what is often searched. */
export function SideColumn({ criteria, onSearch, limitReached }: SideColumnProps) {
  const { t } = useTranslation('directory');
  const quota = useQuota();
  const names = useNames();
  const popular = usePopular();
  return (
    <aside className={styles.side}>
      {isCounted(quota) && !limitReached && <QuotaBar quota={quota} />}
      {isCounted(quota) && !limitReached && <RevealedToday narrow />}
      {popular.length > 0 && (
        <section className={styles.popular}>
          <h2>{t('box.popularNear')}</h2>
          <ChipRow label={t('box.popular')}>
            {popular.map((tag) => (
              <Chip key={tag.text} onClick={() => onSearch(criteriaOf(tag, criteria, names))}>
                {tag.text}
              </Chip>
            ))}
          </ChipRow>
        </section>
      )}
    </aside>
  );
}
