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
  const active = open && marked < count ? marked : -1;
  const optionId = (index: number) => `${id}-${index}`;
  const activeId = active >= 0 ? optionId(active) : undefined;

  useScrollTo(activeId);
  const leaving = useLeaving(() => close());

  const show = () => {
    leaving.stay();
    setOpen(true);
    setMarked(-1);
  };
  const close = () => {
    setOpen(false);
    setMarked(-1);
  };
  // One place more than the options: the field itself, with no option marked.
  const places = count + 1;
  const move = (step: 1 | -1) => (open ? setMarked(((active + 1 + step + places) % places) - 1) : show());
  const choose = active >= 0 ? () => onChoose(active) : undefined;
  const keys = keysOf({ move, choose, close: open ? close : undefined });

  return {
    open,
    active,
    show,
    close,
    mark: setMarked,
    /** For the element around field and list. */
    rootProps: { onBlur: leaving.onBlur, onFocus: leaving.stay },
    inputProps: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': open,
      'aria-controls': open ? `${id}-list` : undefined,
      'aria-activedescendant': activeId,
      onKeyDown: (event: KeyboardEvent) => pressKey(keys, event),
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

function useScrollTo(id: string | undefined) {
  useEffect(() => {
    if (id) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [id]);
}

/** Tells a moment after the focus left field and list, unless it came back. */
function useLeaving(onLeave: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stay = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return;
    timer.current = setTimeout(onLeave, closeAfterBlurMilliseconds);
  };
  return { stay, onBlur };
}

type Keys = Record<string, (() => void) | undefined>;

type KeyActions = { move: (step: 1 | -1) => void } & Record<'choose' | 'close', (() => void) | undefined>;

/** Enter with nothing marked and Escape on a closed list keep what they do elsewhere. */
function keysOf({ move, choose, close }: KeyActions): Keys {
  return { ArrowDown: () => move(1), ArrowUp: () => move(-1), Enter: choose, Escape: close };
}

/** Keys that a composing input method takes for itself are not ours. */
function pressKey(keys: Keys, event: KeyboardEvent) {
  const action = keys[event.key];
  if (!action || event.nativeEvent.isComposing) return;
  event.preventDefault();
  action();
}
