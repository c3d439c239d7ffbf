import { searchLimits } from '@mboalink/shared/limits.ts';
import { useTranslation } from 'react-i18next';
import { SearchIcon } from '../../ui/icons.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useTypedText } from './use-list-address.ts';

type ListSearchProps = { label: string; asked: string; onAsk: (text: string) => void };

/** Looks for somebody in a list of one's own; what is typed counts at once. */
export function ListSearch({ label, asked, onAsk }: ListSearchProps) {
  const { t } = useTranslation('network');
  const [typed, type] = useTypedText(asked, onAsk);
  return (
    <TextField
      type="search"
      label={label}
      placeholder={t('searchExample')}
      icon={<SearchIcon size={20} />}
      maxLength={searchLimits.text}
      autoComplete="off"
      enterKeyHint="search"
      value={typed}
      onChange={(event) => type(event.target.value)}
    />
  );
}
