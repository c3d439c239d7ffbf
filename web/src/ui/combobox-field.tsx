import { type ComponentProps, useEffect, useId, useRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './combobox-field.module.css';
import { TextField } from './text-field.tsx';
import { useCombobox } from './use-combobox.ts';

type ComboboxFieldProps = ComponentProps<typeof TextField> & {
  /** What fits the text so far; anything else may be typed all the same. */
  options: readonly string[];
  /** Names the list to a screen reader. */
  listLabel: string;
  onChoose: (option: string) => void;
};

/** A text field with suggestions below it. */
export function ComboboxField({ options, listLabel, onChoose, className, ...field }: ComboboxFieldProps) {
  const made = useId();
  const combobox = useCombobox({
    count: options.length,
    onChoose: (index) => {
      const option = options[index];
      combobox.close();
      if (option !== undefined) onChoose(option);
    },
  });
  const listed = combobox.open && options.length > 0;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (listed) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [listed]);
  return (
    <div {...combobox.rootProps} className={classNames(styles.root, className)}>
      <TextField
        {...field}
        {...combobox.inputProps}
        aria-expanded={listed}
        aria-controls={listed ? combobox.listId : undefined}
        id={field.id ?? made}
        onClick={combobox.show}
        onChange={(event) => {
          field.onChange?.(event);
          combobox.show();
        }}
      />
      {listed && (
        // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the focus in the field while a line is pressed
        <div ref={panel} className={styles.panel} onMouseDown={(event) => event.preventDefault()}>
          <div role="listbox" id={combobox.listId} aria-label={listLabel}>
            {options.map((option, index) => (
              <div key={option} {...combobox.optionProps(index)} className={styles.line}>
                {option}
              </div>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
