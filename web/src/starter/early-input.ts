import { languageKey } from '@mboalink/shared/language.ts';
import { hydratedEvent } from '../lib/hydrated-event.ts';
import { writeStored } from '../lib/storage.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Keeps what somebody types, ticks and presses before the client has taken over, and does it once it has; `start` is called when
 * something waits for that. Links, and forms with an address, work without it.
 */
export function keepEarlyInput(start: () => void): void {
  const typed = new Map<Field, string>();
  const ticked = new Map<HTMLInputElement, boolean>();
  let act = () => {};
  const onInput = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type))
      ticked.set(target, target.checked);
    else if (isField(target)) typed.set(target, target.value);
  };
  const onClick = (event: MouseEvent) => {
    const pressed = event.target instanceof Element ? event.target.closest('a, button') : null;
    if (pressed instanceof HTMLAnchorElement) return follow(pressed, event);
    const button = pressed as HTMLButtonElement | null;
    if (button?.type !== 'button') return;
    act = () => button.click();
    start();
  };
  const onSubmit = (event: Event) => {
    const form = event.target as HTMLFormElement;
    // It would put what was typed into the address.
    if (form.hasAttribute('action')) return;
    event.preventDefault();
    act = () => form.requestSubmit();
    start();
  };
  const listeners = Object.entries({ input: onInput, change: onInput, click: onClick, submit: onSubmit });
  for (const [name, listener] of listeners) addEventListener(name, listener as EventListener, true);
  const takeOver = async () => {
    for (const [name, listener] of listeners) removeEventListener(name, listener as EventListener, true);
    for (const [field, value] of typed) await drawnAfter(() => retype(field, value));
    for (const [box, checked] of ticked) await drawnAfter(() => retick(box, checked));
    document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    act();
  };
  addEventListener(hydratedEvent, takeOver, { once: true });
}

/** A screen knows of one change before it is told of the next. */
const drawnAfter = (act: () => void) => new Promise((done) => setTimeout(done, 0, act()));

/** A language that is chosen is kept, and a link that tells its page something takes that along in a new entry of the history. */
function follow({ href, hreflang, dataset: { state } }: HTMLAnchorElement, event: MouseEvent) {
  if (hreflang) writeStored('local', languageKey, hreflang);
  const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (!state || isElsewhere) return;
  event.preventDefault();
  scrollTo(0, 0);
  history.pushState(JSON.parse(state), '', href);
  location.reload();
}

const isField = (target: EventTarget | null): target is Field => target !== null && 'value' in target;

/**
 * React takes what stands in a field as it starts for known, and tells nobody of a change to the same. Of a text it hears by the one
 * event, of a choice by the other.
 */
function retype(field: Field, value: string) {
  field.value = 'defaultValue' in field ? field.defaultValue : '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
}

function retick(box: HTMLInputElement, checked: boolean) {
  if (checked === box.defaultChecked) return;
  box.checked = box.defaultChecked;
  box.click();
}
