import { languageKey } from '@mboalink/shared/language.ts';
import { hydratedEvent } from '../lib/hydrated-event.ts';
import { readStored, writeStored } from '../lib/storage.ts';

const linkStateKey = 'link-state';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Keeps what somebody types, ticks and presses before the client has taken over, and does it once it has; `start` is called when
 * something waits for that. The button that waits looks busy. Links, and forms with an address, work without it. Answers what
 * to call when the client did not arrive: then nothing waits any more, and what was typed is still kept.
 */
export function keepEarlyInput(start: () => void): () => void {
  const changed = new Map<EventTarget | string, () => void>();
  let waiting: Element | null = null;
  let act = () => {};
  const wait = (button: Element | null, then: () => void) => {
    stopWaiting();
    button?.setAttribute('aria-busy', 'true');
    waiting = button;
    act = then;
    start();
  };
  const stopWaiting = () => {
    waiting?.removeAttribute('aria-busy');
    act = () => {};
  };
  const onInput = ({ target }: Event) => {
    const change = changeOf(target);
    if (change) changed.set(...change);
  };
  const onClick = (event: MouseEvent) => {
    const pressed = event.target instanceof Element ? event.target.closest('a, button') : null;
    if (pressed instanceof HTMLAnchorElement) return follow(pressed, event);
    const button = pressed as HTMLButtonElement | null;
    if (button?.type !== 'button') return;
    wait(button, () => button.click());
  };
  const onSubmit = (event: Event) => {
    const form = event.target as HTMLFormElement;
    // It would put what was typed into the address.
    if (form.hasAttribute('action')) return;
    event.preventDefault();
    wait(form.querySelector('button:not([type=button])'), () => form.requestSubmit());
  };
  const listeners = Object.entries({ input: onInput, change: onInput, click: onClick, submit: onSubmit });
  for (const [name, listener] of listeners) addEventListener(name, listener as EventListener, true);
  const takeOver = async () => {
    // It is told while the screen is still being drawn, which would put off what it hears now.
    await Promise.resolve();
    for (const [name, listener] of listeners) removeEventListener(name, listener as EventListener, true);
    for (const tell of changed.values()) await drawnAfter(tell);
    document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    const then = act;
    stopWaiting();
    then();
  };
  addEventListener(hydratedEvent, takeOver, { once: true });
  return stopWaiting;
}

/** How the client is told of what a field holds now: of a question with several answers, by its name, the last one alone. */
function changeOf(target: EventTarget | null): [of: EventTarget | string, tell: () => void] | undefined {
  if (target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type)) {
    const { checked } = target;
    return [target.type === 'radio' ? target.name : target, () => retick(target, checked)];
  }
  if (!isField(target)) return undefined;
  const { value } = target;
  const caret = caretOf(target);
  return [target, () => retype(target, value, caret)];
}

/**
 * A screen knows of one change before it is told of the next: it is drawn in a microtask of its own, and a letter that is typed
 * meanwhile waits until all is told. Effects run later: no form may need one before it is sent.
 */
const drawnAfter = (tell: () => void) => Promise.resolve(tell());

/** A language that is chosen is kept, and what a link tells its page, for that page to take up: the browser follows the link itself. */
function follow({ href, hreflang, dataset: { state } }: HTMLAnchorElement, event: MouseEvent) {
  if (hreflang) writeStored('local', languageKey, hreflang);
  const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (state && !isElsewhere) writeStored('session', linkStateKey, `${href} ${state}`);
}

/** Takes up what the link has told that led here, as the state of this entry of the history. */
export function takeLinkState() {
  const told = readStored('session', linkStateKey)?.split(/ (.*)/s);
  if (!told) return;
  writeStored('session', linkStateKey, null);
  if (told[0] === location.href) history.replaceState(JSON.parse(told[1] ?? 'null'), '');
}

const isField = (target: EventTarget | null): target is Field => target !== null && 'value' in target;

/**
 * React takes what stands in a field as it starts for known, and tells nobody of a change to the same: it is shown another value first.
 * Of a text it hears by the one event, of a choice by the other.
 */
function retype(field: Field, value: string, caret: number | null) {
  field.value = value ? '' : ' ';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
  if (caret !== null && field === document.activeElement)
    (field as HTMLInputElement).setSelectionRange(caret, caret);
}

/** Null where a field has none, such as that of an address. */
const caretOf = (field: Field) => ('selectionStart' in field ? field.selectionStart : null);

function retick(box: HTMLInputElement, checked: boolean) {
  if (checked === box.defaultChecked) return;
  box.checked = box.defaultChecked;
  box.click();
}
