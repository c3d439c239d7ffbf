import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import { Fragment, type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './combobox.module.css';
import fieldStyles from './field.module.css';
import { Field, type FieldTexts } from './field.tsx';

export type Suggestion = {
  key: string;
  /** What stands in the field once it is chosen. */
  text: string;
  /** In place of the text, in the list. */
  label?: ReactNode;
  detail?: ReactNode;
  icon?: ReactNode;
  count?: ReactNode;
  /** Stands above the first of those that share it. */
  group?: string | undefined;
};

type Input = { current: HTMLInputElement | null };

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
  placeholder?: string | undefined;
  icon?: ReactNode;
  /** Behind the text, in the box: buttons, one of which may empty it. */
  end?: (clear: () => void) => ReactNode;
  enterKeyHint?: 'search' | 'next' | 'done' | undefined;
  maxLength?: number | undefined;
  panelClassName?: string | undefined;
  inputRef?: Input | undefined;
  onFocus?: (() => void) | undefined;
  onBlur?: (() => void) | undefined;
  /** White on the green of a bar, without a label to see. */
  onBrand?: boolean;
  /** Told to screen readers of what is suggested. */
  status?: string | undefined;
  /** Said at the top of the list, where nothing fits. */
  empty?: string | undefined;
  /** Below the suggestions. */
  foot?: ReactNode;
};

/** The list stays open for this long after the field was left, so that a press in it still counts. */
const blurMilliseconds = 150;

/** A text field with suggestions below it; before scripts, and without them, it is the text field alone. */
export function Combobox<Item extends Suggestion>(props: ComboboxProps<Item>) {
  const { label, hint, error, required, icon, end } = props;
  const texts = { label, hint, error, required };
  const made = useId();
  const id = props.id ?? made;
  const own = useRef<HTMLInputElement>(null);
  const input = props.inputRef ?? own;
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const combobox = useSuggestingField(id, props);
  useEarlyText(input, combobox.setInputValue, props.onType);
  const clear = () => {
    combobox.setInputValue('');
    props.onType?.('');
    input.current?.focus();
  };
  return (
    <Field {...texts} id={id} className={props.onBrand ? styles.onBrand : undefined}>
      {(attributes) => (
        <>
          {icon}
          <input
            {...combobox.getInputProps({
              ref: input,
              onFocus: () => {
                clearTimeout(closing.current);
                props.onFocus?.();
              },
              onBlur: () => {
                closing.current = setTimeout(combobox.closeMenu, blurMilliseconds);
                props.onBlur?.();
              },
              onKeyDown: (event) => {
                if (sendByEnter(event, combobox.highlightedIndex)) combobox.closeMenu();
              },
              'aria-labelledby': undefined,
              'aria-expanded': combobox.isOpen && props.suggestions.length > 0,
            })}
            {...attributes}
            name={props.name}
            placeholder={props.placeholder}
            enterKeyHint={props.enterKeyHint}
            autoComplete="off"
            maxLength={props.maxLength}
            className={fieldStyles.control}
          />
          {end?.(clear)}
          <Panel combobox={combobox} {...props} />
        </>
      )}
    </Field>
  );
}

function useSuggestingField<Item extends Suggestion>(inputId: string, props: ComboboxProps<Item>) {
  return useCombobox<Item>({
    items: [...props.suggestions],
    inputId,
    initialInputValue: props.defaultValue ?? '',
    itemToString: (item) => item?.text ?? '',
    itemToKey: (item) => item?.key,
    stateReducer: asTyped,
    onInputValueChange: ({ inputValue, type }) => {
      if (type === useCombobox.stateChangeTypes.InputChange) props.onType?.(inputValue);
    },
    onSelectedItemChange: ({ selectedItem }) => selectedItem && props.onChoose?.(selectedItem),
  });
}

type PanelProps<Item extends Suggestion> = ComboboxProps<Item> & {
  combobox: ReturnType<typeof useSuggestingField<Item>>;
};

/** The suggestions, in groups; the arrows walk through all of them. */
function Panel<Item extends Suggestion>({ combobox, suggestions, ...props }: PanelProps<Item>) {
  const { isOpen, highlightedIndex, getMenuProps, getItemProps } = combobox;
  const isListed = isOpen && suggestions.length > 0;
  const isShown = isListed || (isOpen && props.empty !== undefined);
  return (
    <>
      <p role="status" className="visually-hidden">
        {isOpen && props.status}
      </p>
      <div className={classNames(styles.panel, props.panelClassName)} hidden={!isShown}>
        {props.empty && <p className={styles.empty}>{props.empty}</p>}
        <ul {...getMenuProps({ 'aria-label': props.listLabel, 'aria-labelledby': undefined })}>
          {isListed &&
            suggestions.map((item, index) => (
              <Fragment key={item.key}>
                {item.group && item.group !== suggestions[index - 1]?.group && (
                  <li role="presentation" className={styles.group}>
                    {item.group}
                  </li>
                )}
                <li
                  {...getItemProps({ item, index })}
                  className={classNames(
                    'row gap-3',
                    styles.line,
                    highlightedIndex === index && styles.highlighted,
                  )}
                >
                  {item.icon && <span className={styles.icon}>{item.icon}</span>}
                  <span className="grow">
                    {item.label ?? item.text}
                    {item.detail && <span className={classNames('small', styles.detail)}>{item.detail}</span>}
                  </span>
                  {item.count !== undefined && (
                    <span className={classNames('display', styles.count)}>{item.count}</span>
                  )}
                </li>
              </Fragment>
            ))}
        </ul>
        {isListed && props.foot}
      </div>
    </>
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
  const { selectedItem, inputValue, isOpen } = state;
  if (type === InputBlur) return { ...changes, selectedItem, inputValue, isOpen };
  if (type !== InputChange) return changes;
  return { ...changes, selectedItem: selectedItem?.text === changes.inputValue ? selectedItem : null };
}

/** What was typed before React answered stays, and is looked for. */
function useEarlyText(
  input: Input,
  setText: (text: string) => void,
  onType: ((text: string) => void) | undefined,
) {
  useEffect(() => {
    const { current } = input;
    if (!current || current.value === current.defaultValue) return;
    setText(current.value);
    onType?.(current.value);
  }, []);
}
