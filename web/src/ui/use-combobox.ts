import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';

const closeAfterBlurMilliseconds = 150;

type ComboboxOptions = { count: number; onChoose: (index: number) => void };

/**
 * The keyboard and the roles of the WAI-ARIA combobox with a list below it: the focus stays in the field, arrows
 * move a mark through the options, Enter takes the marked one, Escape closes. Leaving closes a moment later, so
 * that a tap on an option still arrives.
 */
export function useCombobox({ count, onChoose }: ComboboxOptions) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [marked, setMarked] = useState(-1);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const active = open && marked < count ? marked : -1;
  const optionId = (index: number) => `${id}-${index}`;
  const activeId = active >= 0 ? optionId(active) : undefined;

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  useEffect(() => () => clearTimeout(closing.current), []);

  const show = () => {
    clearTimeout(closing.current);
    setOpen(true);
    setMarked(-1);
  };
  const close = () => {
    setOpen(false);
    setMarked(-1);
  };
  const move = (step: 1 | -1) => {
    // One place more than there are options: the field itself, with none of them marked.
    const places = count + 1;
    if (open) setMarked(((active + 1 + step + places) % places) - 1);
    else show();
  };
  const keys: Record<string, (event: KeyboardEvent) => void> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: (event) => {
      if (active < 0) return;
      event.preventDefault();
      onChoose(active);
    },
    Escape: (event) => {
      if (!open) return;
      event.preventDefault();
      close();
    },
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key.startsWith('Arrow') && keys[event.key]) event.preventDefault();
    keys[event.key]?.(event);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return;
    closing.current = setTimeout(close, closeAfterBlurMilliseconds);
  };

  return {
    open,
    active,
    show,
    close,
    /** For the element around field and list. */
    rootProps: { onBlur, onFocus: () => clearTimeout(closing.current) },
    inputProps: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': open,
      'aria-controls': open ? `${id}-list` : undefined,
      'aria-activedescendant': activeId,
      onKeyDown,
    },
    /** For the element with the role `listbox` around the options. */
    listId: `${id}-list`,
    optionProps: (index: number) => ({
      id: optionId(index),
      role: 'option',
      'aria-selected': index === active,
      onClick: () => onChoose(index),
    }),
  } as const;
}
