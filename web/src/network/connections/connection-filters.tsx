import { connectionTypes, trustLevels } from '@mboalink/shared/network/words.ts';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../ui/class-names.ts';
import { SelectField } from '../../ui/select-field.tsx';
import styles from '../list/list.module.css';
import { ListSearch } from '../list/list-search.tsx';
import type { ConnectionList } from './use-connections.ts';

/** By words of name, trade and town, by what they are to each other, and by trust; what is typed counts at once. */
export function ConnectionFilters({ list: { wanted, ask } }: { list: ConnectionList }) {
  const { t } = useTranslation('network');
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is unknown to the browsers of older phones
    <div role="search" className={classNames(styles.filters, styles.three)}>
      <ListSearch
        label={t(wanted.archived ? 'connections.archived.search' : 'connections.search')}
        asked={wanted.q}
        onAsk={(q) => ask({ q })}
      />
      <SelectField
        label={t('connections.type')}
        value={wanted.connectionType}
        onChange={(event) => ask({ type: event.target.value })}
      >
        <option value="">{t('connections.everyType')}</option>
        {connectionTypes.map((one) => (
          <option key={one} value={one}>
            {t(`connections.meanings.${one}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('connections.trustLevel')}
        value={wanted.trustLevel}
        onChange={(event) => ask({ trust: event.target.value })}
      >
        <option value="">{t('connections.everyTrust')}</option>
        {trustLevels.map((level) => (
          <option key={level} value={level}>
            {t(`connections.trustLevels.${level}`)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
