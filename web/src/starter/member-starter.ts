import { failedEvent, hydratedEvent } from '../lib/hydrated-event.ts';
import { isDocumentOutdated } from '../lib/session/sign-out-mark.ts';

/**
 * Stands before what the Worker drew of a member's page, which the client draws anew: what is pressed, and where the focus is, until
 * then is found again there. Links work by themselves; of one that left the page the client hears afterwards.
 */
const drawn = document.currentScript?.parentElement;
let pressed: HTMLElement | undefined;
let focused: HTMLElement | undefined;

const pressable = (event: Event) =>
  event.target instanceof Element ? (event.target.closest<HTMLElement>('a, button') ?? undefined) : undefined;

function press(event: Event) {
  pressed?.removeAttribute('aria-busy');
  pressed = pressable(event);
  if (pressed?.localName === 'button') pressed.setAttribute('aria-busy', 'true');
}

function focus(event: Event) {
  focused = pressable(event);
}

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;

/** What stands now where something was drawn: of the same card, if it is of one, and by the same name. */
function sameAs(element: HTMLElement): HTMLElement | undefined {
  const { id } = element.closest('article') ?? {};
  const around = id ? document.getElementById(id) : document;
  return [...(around?.querySelectorAll<HTMLElement>(element.localName) ?? [])].find(
    (other) => nameOf(other) === nameOf(element),
  );
}

const stay = (event: Event) => event.preventDefault();

function stopWaiting() {
  removeEventListener('click', press, true);
  removeEventListener('focusin', focus, true);
  pressed?.removeAttribute('aria-busy');
}

/** Where the client itself, or a file that it begins with, does not arrive, nothing of it is there to say so. */
function noticeMissing({ target }: Event) {
  if (!(target instanceof HTMLScriptElement)) return;
  const late = document.getElementById('late');
  if (late) late.className = '';
  stopWaiting();
}

/** Until the client is here to hear it: who signs out in another tab leaves nothing on this page. */
function leaveWithThem(event: Event) {
  if (!isDocumentOutdated() || (event as PageTransitionEvent).persisted === false) return;
  if (drawn) drawn.hidden = true;
  location.replace('/');
}

function takeOver() {
  stopWaiting();
  removeEventListener('storage', leaveWithThem);
  removeEventListener('pageshow', leaveWithThem);
  if (document.activeElement === document.body && focused) sameAs(focused)?.focus({ preventScroll: true });
  if (!pressed) return;
  // The browser has followed a link already.
  if (pressed.localName === 'a') addEventListener('click', stay, { capture: true, once: true });
  sameAs(pressed)?.click();
  removeEventListener('click', stay, true);
}

// Whoever signed out here may not have been heard by the server.
if (drawn && isDocumentOutdated()) drawn.hidden = true;
addEventListener('storage', leaveWithThem);
// The browser may bring the page back from its memory.
addEventListener('pageshow', leaveWithThem);
addEventListener('click', press, true);
addEventListener('focusin', focus, true);
// At once: whoever presses what stands there now is not to press it twice.
addEventListener(hydratedEvent, takeOver, { once: true });
addEventListener(failedEvent, stopWaiting);
// Such an event rises to nobody, but passes the window on its way down.
addEventListener('error', noticeMissing, true);
