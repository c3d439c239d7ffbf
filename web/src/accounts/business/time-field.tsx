import { TextField } from '../../ui/text-field.tsx';
import styles from './business-fields.module.css';

type TimeFieldProps = {
  label: string;
  /** Said before the label to whoever does not see what it stands under. */
  of?: string;
  value: string;
  onChange: (time: string) => void;
};

/** A time of the day; '24:00' is the midnight that the browser's own field knows. */
export function TimeField({ label, of, value, onChange }: TimeFieldProps) {
  return (
    <TextField
      type="time"
      label={label}
      aria-label={of && `${of}, ${label}`}
      className={styles.time}
      value={value === '24:00' ? '00:00' : value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
