import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './combobox.module.css';
import fieldStyles from './field.module.css';
import { Field, type FieldTexts } from './field.tsx';

export type Suggestion = {
  key: string;
  /** What stands in the field once it is chosen. */
  text: string;
  detail?: string | undefined;
};

type ComboboxProps<Item extends Suggestion> = FieldTexts & {
  /** What fits the text so far; anything else may be typed all the same. */
  suggestions: readonly Item[];
  /** Names the list to a screen reader. */
  listLabel: string;
  onType?: ((text: string) => void) | undefined;
  onChoose?: ((suggestion: Item) => void) | undefined;
  defaultValue?: string | undefined;
  id?: string | undefined;
  name?: string | undefined;
  maxLength?: number | undefined;
  onFocus?: (() => void) | undefined;
};

/** A text field with suggestions below it; before scripts, and without them, it is the text field alone. */
export function Combobox<Item extends Suggestion>(props: ComboboxProps<Item>) {
  const { label, hint, error, required, suggestions, listLabel } = props;
  const made = useId();
  const id = props.id ?? made;
  const texts = { label, hint, error, required };
  const input = useRef<HTMLInputElement>(null);
  const combobox = useCombobox<Item>({
    items: [...suggestions],
    inputId: id,
    initialInputValue: props.defaultValue ?? '',
    itemToString: (item) => item?.text ?? '',
    itemToKey: (item) => item?.key,
    stateReducer: asTyped,
    onInputValueChange: ({ inputValue, type }) => {
      if (type === useCombobox.stateChangeTypes.InputChange) props.onType?.(inputValue);
    },
    onSelectedItemChange: ({ selectedItem }) => selectedItem && props.onChoose?.(selectedItem),
  });
  useEarlyText(input, combobox.setInputValue, props.onType);
  const isListed = combobox.isOpen && suggestions.length > 0;
  return (
    <Field {...texts} id={id}>
      {(attributes) => (
        <>
          <input
            {...combobox.getInputProps({
              ref: input,
              onFocus: props.onFocus,
              onKeyDown: (event) => {
                if (sendByEnter(event, combobox.highlightedIndex)) combobox.closeMenu();
              },
              'aria-labelledby': undefined,
              'aria-expanded': isListed,
            })}
            {...attributes}
            name={props.name}
            autoComplete="off"
            maxLength={props.maxLength}
            className={fieldStyles.control}
          />
          <ul
            {...combobox.getMenuProps({ 'aria-label': listLabel, 'aria-labelledby': undefined })}
            className={styles.list}
            hidden={!isListed}
          >
            {isListed &&
              suggestions.map((item, index) => (
                <li
                  key={item.key}
                  {...combobox.getItemProps({ item, index })}
                  className={classNames(
                    styles.line,
                    combobox.highlightedIndex === index && styles.highlighted,
                  )}
                >
                  {item.text}
                  {item.detail && <span className="small">{item.detail}</span>}
                </li>
              ))}
          </ul>
        </>
      )}
    </Field>
  );
}

/** Enter sends the form, unless a suggestion was chosen by the arrows: whether it does. */
function sendByEnter(event: KeyboardEvent, highlightedIndex: number): boolean {
  const isSent = event.key === 'Enter' && highlightedIndex < 0;
  if (isSent) Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
  return isSent;
}

/** What was typed stays as it is: leaving the field chooses nothing, and a changed text is no longer what was chosen. */
function asTyped<Item extends Suggestion>(
  state: UseComboboxState<Item>,
  { changes, type }: UseComboboxStateChangeOptions<Item>,
) {
  const { InputBlur, InputChange } = useCombobox.stateChangeTypes;
  const { selectedItem, inputValue } = state;
  if (type === InputBlur) return { ...changes, selectedItem, inputValue };
  if (type !== InputChange) return changes;
  return { ...changes, selectedItem: selectedItem?.text === changes.inputValue ? selectedItem : null };
}

/** What was typed before React answered stays, and is looked for. */
function useEarlyText(
  field: { current: HTMLInputElement | null },
  setText: (text: string) => void,
  onType: ((text: string) => void) | undefined,
) {
  useEffect(() => {
    const input = field.current;
    if (!input || input.value === input.defaultValue) return;
    setText(input.value);
    onType?.(input.value);
  }, []);
}
