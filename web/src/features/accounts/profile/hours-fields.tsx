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
import { Chip } from '../../../components/chip.tsx';
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
  const { language } = usePage();
  const [week, setWeek] = useState(kept);
  const change = (days: Partial<Week>) => {
    setWeek((before) => ({ ...before, ...days }));
    onChange();
  };
  const fill = (days: Partial<Week>, text: string) => {
    change(days);
    showToast({ text, undo: () => change(week) });
  };
  const copy = (from: WeekDay, to: readonly WeekDay[]) => {
    const [only] = to.length === 1 ? to : [];
    const day = only ? dayName(only, language) : t('hours.copyToAll');
    fill(Object.fromEntries(to.map((other) => [other, week[from]])), t('hours.copied', { day }));
  };
  return (
    <>
      <p className={styles.note}>{t('hours.hint')}</p>
      <WeekShortcuts onFill={(days) => fill(days, t('hours.filled'))} />
      {weekDays.map((day, index) => (
        <DayField
          key={day}
          id={index === 0 ? id : `${id}-${day}`}
          day={day}
          spans={week[day]}
          checked={checked}
          onChange={(spans) => change({ [day]: spans })}
          onCopy={(to) => copy(day, to)}
        />
      ))}
      {weekDays.some((day) => week[day].length > 0) && (
        <Button kind="quiet" onClick={() => fill(sameHours([], []), t('hours.cleared'))}>
          {t('hours.clear')}
        </Button>
      )}
    </>
  );
}

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
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('hours.week')}</legend>
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
      <div className={styles.chips}>
        {shortcuts.map(([name, days]) => (
          <Chip key={name} onClick={() => onFill(sameHours(days, [[from, until]]))}>
            {t(`hours.${name}`)}
          </Chip>
        ))}
        <Chip onClick={() => onFill(sameHours(weekDays, [allDay]))}>{t('hours.always')}</Chip>
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
  onCopy: (days: readonly WeekDay[]) => void;
};

const states = ['closed', 'open', 'allDay'] as const;

function stateOf(spans: Span[]) {
  if (spans.length === 0) return 'closed';
  return isAllDay(spans) ? 'allDay' : 'open';
}

/** Whether a day is open, its hours, and where else they hold. */
function DayField({ id, day, spans, checked, onChange, onCopy }: DayFieldProps) {
  const { t } = useTranslation('listing');
  const { language } = usePage();
  const [copying, setCopying] = useState(false);
  const name = dayName(day, language);
  const state = stateOf(spans);
  const problem = checked ? problemOf(spans) : undefined;
  const choose = (chosen: string) =>
    onChange(chosen === 'open' ? usual : chosen === 'allDay' ? [allDay] : []);
  return (
    <fieldset className={styles.day}>
      <legend className="visually-hidden">{name}</legend>
      <SelectField
        id={id}
        name={`hours.${day}.state`}
        label={name}
        error={problem && t(`hours.wrong.${problem}`, { day: name })}
        value={state}
        onChange={({ target }) => choose(target.value)}
      >
        {states.map((known) => (
          <option key={known} value={known}>
            {t(`hours.states.${known}`)}
          </option>
        ))}
      </SelectField>
      {state === 'open' && <Spans day={day} spans={spans} onChange={onChange} />}
      {state !== 'closed' && (
        <div className={styles.chips}>
          {state === 'open' && spans.length < fieldLimits.spansOfDay && (
            <Button kind="quiet" onClick={() => onChange(withBreak(spans))}>
              {t('hours.addBreak')}
            </Button>
          )}
          <Button
            kind="quiet"
            aria-label={t('hours.copyOf', { day: name })}
            aria-expanded={copying}
            onClick={() => setCopying(!copying)}
          >
            {t('hours.copy')}
          </Button>
        </div>
      )}
      {copying && state !== 'closed' && <CopyTo day={day} onCopy={onCopy} />}
    </fieldset>
  );
}

/** The days that may have the hours of a day, too; a tap copies them at once. */
function CopyTo({ day, onCopy }: Pick<DayFieldProps, 'day' | 'onCopy'>) {
  const { t } = useTranslation('listing');
  const { language } = usePage();
  const others = weekDays.filter((other) => other !== day);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.note}>{t('hours.copyTo')}</legend>
      <div className={styles.chips}>
        {others.map((other) => (
          <Chip key={other} onClick={() => onCopy([other])}>
            {dayName(other, language)}
          </Chip>
        ))}
        <Chip onClick={() => onCopy(others)}>{t('hours.copyToAll')}</Chip>
      </div>
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
            label={t(index === 0 ? 'hours.opens' : 'hours.opensAgain')}
            aria-label={`${name}, ${t(index === 0 ? 'hours.opens' : 'hours.opensAgain')}`}
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
      {last && endsNextDay(last) && <p className={styles.note}>{t('hours.nextDay', { time: last[1] })}</p>}
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

/** What is wrong with the hours of a day, by the rule that the server keeps. */
function problemOf(spans: Span[]): 'incomplete' | 'same' | 'order' | undefined {
  if (spans.flat().some((time) => !/^\d\d:\d\d$/.test(time))) return 'incomplete';
  if (areInOrder(spans)) return undefined;
  return spans.some(([from, until]) => from === until) ? 'same' : 'order';
}
