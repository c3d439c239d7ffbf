import { useId } from 'react';
import styles from './segmented.module.css';

type SegmentedProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string }[];
  /** Of its radio buttons, where a form sends them by itself. */
  name?: string;
  /** Undefined where none is chosen yet. */
  value: Value | undefined;
  /** That of the first option, for a form that leads there. */
  id?: string;
  /** What its form says below it. */
  describedBy?: string | undefined;
  onChange: (value: Value) => void;
};

/** A few short options side by side, one of them selected. */
export function Segmented<Value extends string>({
  label,
  name: given,
  options,
  value,
  id,
  describedBy,
  onChange,
}: SegmentedProps<Value>) {
  const made = useId();
  const name = given ?? made;
  return (
    <fieldset aria-describedby={describedBy}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.track}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.segment}>
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              name={name}
              value={option.value}
              className="covering"
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
