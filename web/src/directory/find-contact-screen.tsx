import { type Criteria, hasCriteria } from '@mboalink/shared/directory/criteria.ts';
import { hasFilters } from '@mboalink/shared/directory/filters.ts';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DataProvider } from '../lib/api/data-provider.tsx';
import { hadNoAnswer } from '../lib/api/failures.ts';
import { Head } from '../lib/head.tsx';
import { WalletSlot } from '../lib/wallet/wallet-slot.tsx';
import { classNames } from '../ui/class-names.ts';
import { OfflineBanner } from '../ui/offline-banner.tsx';
import { TimedAlert } from '../ui/timed-alert.tsx';
import { fromDesktop, fromTablet, fromWide, useMediaQuery } from '../ui/use-media-query.ts';
import { useOnline } from '../ui/use-online.ts';
import { useSweptSearches } from './cache/sweep-searches.ts';
import { SearchFormProvider } from './criteria/search-form.tsx';
import { useCriteria } from './criteria/use-criteria.ts';
import { ActiveFilters } from './filters/active-filters.tsx';
import { FiltersColumn } from './filters/filters.tsx';
import { FiltersToggle, useFiltersShown } from './filters/filters-toggle.tsx';
import styles from './find-contact-screen.module.css';
import { useAskedContact } from './one-contact/asked-contact.ts';
import { OneContact } from './one-contact/one-contact.tsx';
import { useMaskedToday } from './quota/masked-today.ts';
import { QuotaStrip } from './quota/quota-bar.tsx';
import { isSpent } from './quota/quota-state.ts';
import { useNewDay, useQuota } from './quota/use-quota.ts';
import { keepAnsweredSearch } from './results/keep-answered-search.ts';
import { Results } from './results/results.tsx';
import { useContactSearch } from './results/use-search.ts';
import { ContactSheet } from './reveal/contact-sheet.tsx';
import { RevealContext } from './reveal/reveal-context.ts';
import { useCardReveal, useReveal } from './reveal/use-reveal.ts';
import { useRememberedSearch } from './search-box/use-remembered-search.ts';
import { SearchHead } from './search-head.tsx';
import { SideColumn } from './side-column.tsx';
import { useMember } from './use-member.ts';

keepAnsweredSearch();

export function FindContactScreen() {
  const asked = useAskedContact();
  return (
    <DataProvider>{asked ? <OneContact key={asked.slug} asked={asked} /> : <FindContact />}</DataProvider>
  );
}

function FindContact() {
  const { t } = useTranslation('search');
  const { criteria, run, browse } = useBrowsing();
  const search = useContactSearch(criteria);
  const reveal = useReveal();
  const cardReveal = useCardReveal(reveal, criteria.masked);
  const desktop = useMediaQuery(fromDesktop);
  const wide = useMediaQuery(fromWide);
  const [filtersShown, toggleFilters] = useFiltersShown();
  const filtersId = useId();
  const quota = useQuota();
  const online = useOnline();
  const { id } = useMember();
  useSweptSearches(id);
  useRememberedSearch(id, search.contacts.length > 0 ? criteria.search : '');
  useNewDay();

  // The last number of the day is looked at in peace; once its sheet is closed, the limit says so.
  const spent = isSpent(quota) && !criteria.masked && reveal.current.step === 'closed';
  const limitReached = search.limitReached || spent;
  const ended = search.failure?.kind === 'upgrade';
  const blocked = limitReached ? t('quota.reached') : ended ? t('failure.blocked') : undefined;
  const { unasked, ask, show, dismiss } = useAsking(run, () => {
    if (search.failure) void search.refetch();
  });
  return (
    <SearchFormProvider criteria={criteria} onSubmit={ask} onShow={show} blocked={blocked}>
      <RevealContext value={cardReveal}>
        <Head page="find-contact" title={t('head.title')} description={t('head.description')} />
        <SearchHead criteria={criteria} />
        {!wide && <QuotaStrip />}
        <div className={classNames(styles.page, !filtersShown && styles.unfiltered)}>
          {desktop && <FiltersColumn id={filtersId} shown={filtersShown} />}
          <div className={styles.middle}>
            {desktop && (
              <div className={styles.toggle}>
                <FiltersToggle shown={filtersShown} onToggle={toggleFilters} controls={filtersId} />
              </div>
            )}
            <UnaskedAlert unasked={unasked} onEnd={dismiss} />
            <WalletSlot />
            <FiltersInUse criteria={criteria} />
            <Results search={search} criteria={criteria} limitReached={limitReached} onBrowse={browse} />
          </div>
          {wide && <SideColumn limitReached={limitReached} answered={!search.isPending} />}
        </div>
        {online && <OfflineBanner issue={hadNoAnswer(search.error)} />}
        <ContactSheet reveal={reveal} />
      </RevealContext>
    </SearchFormProvider>
  );
}

/** Runs what is asked for, and remembers when nothing was; a search that failed is asked again by `repeat`. */
function useAsking(run: (next: Criteria) => boolean, repeat: () => void) {
  const [unasked, setUnasked] = useState(false);
  const ask = (next: Criteria) => {
    setUnasked(!hasCriteria(next));
    if (hasCriteria(next) && !run(next)) repeat();
  };
  const dismiss = () => setUnasked(false);
  const show = (next: Criteria) => {
    dismiss();
    run(next);
  };
  return { unasked, ask, show, dismiss };
}

/** Lies over the results for a moment. */
function UnaskedAlert({ unasked, onEnd }: { unasked: boolean; onEnd: () => void }) {
  const { t } = useTranslation('search');
  return (
    <div className={styles.alerts}>
      <div role="alert">
        {unasked && (
          <TimedAlert kind="bad" long onEnd={onEnd}>
            {t('box.needCriteria')}
          </TimedAlert>
        )}
      </div>
    </div>
  );
}

/** Above the results on a phone and on a wide screen; a tablet has them in its head. */
function FiltersInUse({ criteria }: { criteria: Criteria }) {
  const tablet = useMediaQuery(fromTablet);
  const desktop = useMediaQuery(fromDesktop);
  if (tablet !== desktop || !hasFilters(criteria)) return null;
  return (
    <div className={styles.chosen}>
      <ActiveFilters criteria={criteria} kind="plain" />
    </div>
  );
}

/** The search of the address. Who chose today to browse without numbers does so until there are numbers again. */
function useBrowsing() {
  const [asked, run] = useCriteria();
  const { id } = useMember();
  const quota = useQuota();
  const [maskedToday, chooseMasked] = useMaskedToday(id);
  const masked = asked.masked || (maskedToday && (quota === undefined || quota.remaining === 0));
  const criteria = useMemo(() => ({ ...asked, masked }), [asked, masked]);
  const browse = (next: boolean) => {
    chooseMasked(next);
    run({ ...asked, masked: next });
  };
  return { criteria, run, browse };
}
