import { dayMilliseconds, doualaDay } from '@mboalink/shared/day.ts';
import { mostPausedDays } from '@mboalink/shared/limits.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/text-field.tsx';

const inDays = (days: number) => doualaDay(new Date(Date.now() + days * dayMilliseconds));

type PauseEndProps = {
  kept: string | null;
  /** Empty: until they say so. */
  onChoose: (day: string) => void;
};

/** The day on which a paused listing comes back by itself: kept as soon as it is one, for no button says that it is. */
export function PauseEnd({ kept, onChoose }: PauseEndProps) {
  const { t } = useTranslation('settings');
  const [wrong, setWrong] = useState(false);
  // What is half typed is no day yet, and no wish for none.
  const choose = ({ value, validity }: HTMLInputElement, otherwise: boolean) => {
    setWrong(validity.valid ? false : otherwise);
    if (validity.valid) onChoose(value);
  };
  return (
    <TextField
      type="date"
      label={t('visibility.until')}
      hint={t('visibility.untilHint')}
      error={wrong && t('visibility.noSuchDay')}
      min={inDays(1)}
      max={inDays(mostPausedDays)}
      defaultValue={kept ?? ''}
      onChange={({ target }) => choose(target, wrong)}
      onBlur={({ target }) => choose(target, true)}
    />
  );
}
