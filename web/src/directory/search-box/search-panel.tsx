import type { Criteria } from '@mboalink/shared/directory/criteria.ts';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Chip, ChipRow } from '../../ui/chip.tsx';
import type { useCombobox } from '../../ui/use-combobox.ts';
import { useRoomBelow } from '../../ui/use-room-below.ts';
import { forgetSearches } from './forget-searches.ts';
import styles from './search-box.module.css';
import { criteriaOf, type SearchOption } from './search-option.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { useTryThese } from './use-popular.ts';

type SearchPanelProps = {
  options: readonly SearchOption[];
  settled: boolean;
  hasRecent: boolean;
  onForget: () => void;
  typed: string;
  values: Criteria;
  combobox: ReturnType<typeof useCombobox>;
  onSearch: (next: Criteria) => void;
};

/** What opens below the search field. */
export function SearchPanel(props: SearchPanelProps) {
  const { options, settled, hasRecent, onForget, typed, values, combobox, onSearch } = props;
  const { t } = useTranslation('search');
  const panel = useRef<HTMLDivElement>(null);
  const room = useRoomBelow(panel);
  const suggestions = options.filter(({ group }) => group === 'suggestions');
  const tags = useTryThese(values, suggestions) ?? [];
  const suggested = suggestions.length;
  const nothing = typed.trim() !== '' && settled && suggested === 0;
  const forget = () => {
    forgetSearches();
    onForget();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the focus in the field while a line is pressed
    <div
      ref={panel}
      className={styles.panel}
      style={{ maxHeight: room }}
      onMouseDown={(event) => event.preventDefault()}
    >
      <p role="status" className={nothing ? styles.nothing : 'visually-hidden'}>
        {nothing && t('box.noSuggestions')}
        {settled && suggested > 0 && t('box.found', { count: suggested })}
      </p>
      <SuggestionList options={options} typed={typed} combobox={combobox} />
      {hasRecent && (
        <Button kind="quiet" className={styles.forget} onClick={forget}>
          {t('box.clearRecent')}
        </Button>
      )}
      {tags.length > 0 && (
        <div className={styles.tries}>
          <p className={styles.tryTitle}>{t('box.tryThese')}</p>
          <ChipRow label={t('box.tryThese')}>
            {tags.map((tag) => (
              <Chip key={tag.text} onClick={() => onSearch(criteriaOf(tag, values))}>
                {tag.text}
              </Chip>
            ))}
          </ChipRow>
        </div>
      )}
    </div>
  );
}
