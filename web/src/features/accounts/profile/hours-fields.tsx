import { dayName } from '@mboalink/shared/accounts/business-text.ts';
import {
  allDay,
  areInOrder,
  isAllDay,
  type Span,
  type WeekDay,
  weekDays,
} from '@mboalink/shared/accounts/business-words.ts';
import { fieldLimits } from '@mboalink/shared/limits.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { classNames } from '../../../components/class-names.ts';
import { IconButton } from '../../../components/icon-button.tsx';
import { CrossIcon } from '../../../components/icons.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { showToast } from '../../../components/toast.tsx';
import { usePage } from '../../../lib/page.tsx';
import styles from './profile.module.css';
import type { Week } from './profile-values.ts';

const usual: Span[] = [['08:00', '18:00']];

type HoursFieldsProps = {
  id: string;
  kept: Week;
  /** Whether what is wrong with a day is said by now. */
  checked: boolean;
  onChange: () => void;
};

/** Opening hours day by day, and the quick ways to many days at once, each with a way back. */
export function HoursFields({ id, kept, checked, onChange }: HoursFieldsProps) {
  const { t } = useTranslation('listing');
  const [week, setWeek] = useState(kept);
  const change = (days: Partial<Week>) => {
    setWeek({ ...week, ...days });
    onChange();
  };
  const fill = (days: Partial<Week>, text: string) => {
    change(days);
    showToast({ text, undo: () => change(week) });
  };
  const isOpen = (day: WeekDay) => week[day].length > 0;
  const copy = (from: WeekDay) => fill(sameHours(weekDays.filter(isOpen), week[from]), t('hours.copied'));
  return (
    <>
      <p className="quiet">{t('hours.hint')}</p>
      <WeekShortcuts onFill={(days) => fill(days, t('hours.filled'))} />
      {weekDays.map((day, index) => (
        <DayField
          key={day}
          id={index === 0 ? id : `${id}-${day}`}
          day={day}
          spans={week[day]}
          checked={checked}
          onChange={(spans) => change({ [day]: spans })}
          onCopy={day === weekDays.find(isOpen) && (() => copy(day))}
        />
      ))}
      {weekDays.some(isOpen) && (
        <Button kind="quiet" onClick={() => fill(sameHours([], []), t('hours.cleared'))}>
          {t('hours.clear')}
        </Button>
      )}
    </>
  );
}

/** These days open at the same hours, the others closed. */
const sameHours = (open: readonly WeekDay[], spans: Span[]): Partial<Week> =>
  Object.fromEntries(weekDays.map((day) => [day, open.includes(day) ? spans : []]));

const shortcuts = [
  ['weekdays', weekDays.slice(0, 5)],
  ['saturday', weekDays.slice(0, 6)],
  ['everyDay', weekDays],
] as const;

/** Fills in a whole week with one tap. */
function WeekShortcuts({ onFill }: { onFill: (days: Partial<Week>) => void }) {
  const { t } = useTranslation('listing');
  const [[from, until], setSpan] = useState<Span>(['08:00', '18:00']);
  return (
    <fieldset className="stack">
      <legend className="strong">{t('hours.week')}</legend>
      <div className={styles.times}>
        <TextField
          type="time"
          label={t('hours.opens')}
          value={from}
          onChange={({ target }) => setSpan([target.value, until])}
        />
        <TextField
          type="time"
          label={t('hours.closes')}
          value={until}
          onChange={({ target }) => setSpan([from, target.value])}
        />
      </div>
      <div className="row wrap">
        {shortcuts.map(([name, days]) => (
          <Button key={name} kind="soft" onClick={() => onFill(sameHours(days, [[from, until]]))}>
            {t(`hours.${name}`)}
          </Button>
        ))}
        <Button kind="soft" onClick={() => onFill(sameHours(weekDays, [allDay]))}>
          {t('hours.always')}
        </Button>
      </div>
    </fieldset>
  );
}

type DayFieldProps = {
  id: string;
  day: WeekDay;
  spans: Span[];
  checked: boolean;
  onChange: (spans: Span[]) => void;
  /** Of the first open day alone. */
  onCopy: (() => void) | false;
};

const states = ['closed', 'open', 'allDay'] as const;

function stateOf(spans: Span[]) {
  if (spans.length === 0) return 'closed';
  return isAllDay(spans) ? 'allDay' : 'open';
}

/** Whether a day is open, and its hours, which may hold for the other open days. */
function DayField({ id, day, spans, checked, onChange, onCopy }: DayFieldProps) {
  const { t } = useTranslation('listing');
  const { language } = usePage();
  const name = dayName(day, language);
  const state = stateOf(spans);
  const choose = (chosen: string) =>
    onChange(chosen === 'open' ? usual : chosen === 'allDay' ? [allDay] : []);
  return (
    <fieldset className={classNames('stack gap-2', styles.day)}>
      <legend className="visually-hidden">{name}</legend>
      <SelectField
        id={id}
        name={`hours.${day}.state`}
        label={name}
        error={checked && areWrong(spans) && t('hours.wrong', { day: name })}
        value={state}
        onChange={({ target }) => choose(target.value)}
      >
        {states.map((known) => (
          <option key={known} value={known}>
            {t(`hours.states.${known}`)}
          </option>
        ))}
      </SelectField>
      {state === 'open' && (
        <>
          <Spans day={day} spans={spans} onChange={onChange} />
          <div className="row wrap">
            {spans.length < fieldLimits.spansOfDay && (
              <Button kind="quiet" onClick={() => onChange(withBreak(spans))}>
                {t('hours.addBreak')}
              </Button>
            )}
            {onCopy && (
              <Button kind="quiet" onClick={onCopy}>
                {t('hours.copy')}
              </Button>
            )}
          </div>
        </>
      )}
    </fieldset>
  );
}

type SpansProps = Pick<DayFieldProps, 'day' | 'spans' | 'onChange'>;

function Spans({ day, spans, onChange }: SpansProps) {
  const { t } = useTranslation('listing');
  const { language } = usePage();
  const name = dayName(day, language);
  const last = spans.at(-1);
  const withTime = (index: number, span: Span) => spans.map((other, at) => (at === index ? span : other));
  return (
    <>
      {spans.map(([from, until], index) => (
        <div key={`span-${index + 1}`} className={styles.times}>
          <TextField
            type="time"
            name={`hours.${day}.from`}
            label={t('hours.opens')}
            aria-label={`${name}, ${t('hours.opens')}`}
            value={from}
            onChange={({ target }) => onChange(withTime(index, [target.value, until]))}
          />
          <TextField
            type="time"
            name={`hours.${day}.until`}
            label={t('hours.closes')}
            aria-label={`${name}, ${t('hours.closes')}`}
            value={until === '24:00' ? '00:00' : until}
            onChange={({ target }) => onChange(withTime(index, [from, target.value]))}
          />
          {index > 0 && (
            <IconButton
              icon={CrossIcon}
              label={t('hours.removeBreakOf', { day: name })}
              onClick={() => onChange(withoutBreak(spans, index))}
            />
          )}
        </div>
      ))}
      {last && endsNextDay(last) && <p className="quiet">{t('hours.nextDay', { time: last[1] })}</p>}
    </>
  );
}

const endsNextDay = ([from, until]: Span) =>
  from !== '' && until !== '' && until !== '00:00' && until !== '24:00' && until < from;

/** With one more break: at noon where the only span allows it, else with a span to fill in. */
function withBreak(spans: Span[]): Span[] {
  const [first, second] = spans;
  if (first && !second && first[0] !== '' && first[0] < '12:00' && first[1] > '14:00') {
    return [
      [first[0], '12:00'],
      ['14:00', first[1]],
    ];
  }
  return [...spans, ['', '']];
}

function withoutBreak(spans: Span[], index: number): Span[] {
  const [before, after] = [spans[index - 1], spans[index]];
  if (!before || !after) return spans;
  return [...spans.slice(0, index - 1), [before[0], after[1] || before[1]], ...spans.slice(index + 1)];
}

/** By the rule that the server keeps. */
const areWrong = (spans: Span[]) =>
  !areInOrder(spans) || spans.flat().some((time) => !/^\d\d:\d\d$/.test(time));
