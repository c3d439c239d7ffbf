import { expect, it } from 'vitest';
import { hydratedEvent } from '../lib/hydrated-event.ts';
import { keepEarlyInput } from './early-input.ts';

it.each([
  ['nothing', ''],
  ['that one', 'checked'],
])(
  'a choice that somebody came back to counts in the end, where the page was drawn with %s',
  async (_, checked) => {
    document.body.innerHTML = `
    <input type="radio" name="kind" value="buyer" ${checked}><input type="radio" name="kind" value="seller">
    <input type="checkbox" name="kind">`;
    const [buyer, seller, box] = document.querySelectorAll('input');
    keepEarlyInput(() => {});
    box?.click();
    if (!checked) buyer?.click();
    seller?.click();
    buyer?.click();
    dispatchEvent(new Event(hydratedEvent));
    await new Promise((soon) => setTimeout(soon));
    expect([buyer, seller, box].map((input) => input?.checked)).toEqual([true, false, true]);
  },
);
