import { formatCount } from '@mboalink/shared/format.ts';
import { searchLimits } from '@mboalink/shared/limits.ts';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../catalogue/use-names.ts';
import { ClockIcon, PinIcon, SearchIcon } from '../../ui/icons.tsx';
import { HomeIcon } from '../../ui/member-icons.tsx';
import { BoxIcon, TagIcon } from '../../ui/search-icons.tsx';
import type { useCombobox } from '../../ui/use-combobox.ts';
import { Highlight } from './highlight.tsx';
import type { SearchOption, Suggested } from './search-option.ts';
import styles from './suggestion-list.module.css';

const icons = {
  category: TagIcon,
  subcategory: TagIcon,
  item: BoxIcon,
  city: PinIcon,
  region: PinIcon,
  quartier: PinIcon,
  business: HomeIcon,
  text: SearchIcon,
} as const;

type SuggestionListProps = {
  options: readonly SearchOption[];
  typed: string;
  combobox: ReturnType<typeof useCombobox>;
};

/** The options below the search field, in groups; the arrows walk through all of them. */
export function SuggestionList({ options, typed, combobox }: SuggestionListProps) {
  const { t } = useTranslation('search');
  const groups = ['suggestions', 'recent', 'popular'] as const;
  return (
    <div role="listbox" id={combobox.listId} aria-label={t('box.suggestions')}>
      {groups.map((group) => {
        const lines = options.flatMap((option, index) =>
          option.group === group
            ? [
                <Line
                  key={`${option.type} ${option.text} ${index}`}
                  option={option}
                  typed={typed}
                  props={combobox.optionProps(index)}
                />,
              ]
            : [],
        );
        if (lines.length === 0) return null;
        return group === 'suggestions' ? (
          lines
        ) : (
          <Group key={group} title={t(`box.${group}`)}>
            {lines}
          </Group>
        );
      })}
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls, this is part of a listbox
    <div role="group" aria-labelledby={id}>
      <p id={id} className={styles.title}>
        {title}
      </p>
      {children}
    </div>
  );
}

type LineProps = {
  option: SearchOption;
  typed: string;
  props: ReturnType<ReturnType<typeof useCombobox>['optionProps']>;
};

function Line({ option, typed, props }: LineProps) {
  const Icon = iconOf(option);
  const count = 'count' in option ? option.count : null;
  return (
    <div {...props} className={styles.line}>
      <span className={styles.icon}>
        <Icon size={20} />
      </span>
      <span className={styles.content}>
        <span className={styles.text}>{useLineText(option, typed)}</span>
        {option.type !== 'text' && <Detail option={option} />}
      </span>
      {count !== null && (
        <span className={styles.count}>
          {formatCount(Math.min(count, searchLimits.counted), count > searchLimits.counted)}
        </span>
      )}
    </div>
  );
}

function iconOf(option: SearchOption) {
  if (option.group === 'recent') return ClockIcon;
  return 'city' in option && option.city && option.type !== 'business' ? PinIcon : icons[option.type];
}

/** What the line is, and where. A quartier says that its town follows, which is counted too. */
function Detail({ option }: { option: Suggested }) {
  const names = useNames();
  const { t } = useTranslation('search');
  const { type, quartier, within } = option;
  const town = names?.town(option.city ?? '') ?? '';
  const kind = t(`box.kind.${type}`);
  const place = type === 'business' ? town : within;
  return (
    <span className={styles.within}>
      {quartier ? t('box.quartierFirst', { quartier, town }) : [kind, place].filter(Boolean).join(' · ')}
    </span>
  );
}

function useLineText(option: SearchOption, typed: string): ReactNode {
  const { t } = useTranslation('search');
  const names = useNames();
  if (option.group === 'recent') return option.text;
  if (option.type !== 'text') return <Highlight text={option.text} typed={typed} />;
  const town = option.town && names?.town(option.town);
  return town ? t('box.near', { text: option.text, town }) : t('box.everywhere', { text: option.text });
}
