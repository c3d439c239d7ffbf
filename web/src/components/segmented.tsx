import { useId } from 'react';
import styles from './segmented.module.css';

type SegmentedProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string }[];
  /** Of its radio buttons, where a form sends them by itself. */
  name?: string;
  value: Value;
  onChange: (value: Value) => void;
};

/** A few short options side by side, one of them selected. */
export function Segmented<Value extends string>({
  label,
  name,
  options,
  value,
  onChange,
}: SegmentedProps<Value>) {
  const made = useId();
  return (
    <fieldset>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.track}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
            <input
              type="radio"
              name={name ?? made}
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
