import type { Hours } from '@mboalink/shared/accounts/business-details.ts';
import { dayName, spansText } from '@mboalink/shared/accounts/business-text.ts';
import { weekDays } from '@mboalink/shared/accounts/business-words.ts';
import { nextOpening, openingAt, weekDayAt } from '@mboalink/shared/directory/opening-hours.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { html } from 'hono/html';
import { type Html, messagesOf } from '../open-page.ts';

type Around = { language: Language; now: Date };

/** Whether a business is open now; nothing where it tells no hours. */
export function openingLine(hours: Hours, { language, now }: Around): Html | '' {
  const opening = openingAt(hours, now);
  if (!opening) return '';
  const t = messagesOf(language).business;
  const { isOpen, until } = opening;
  const openText = until ? t.openUntil(until) : t.alwaysOpen;
  return html`<p class="opening${isOpen ? ' open' : ''}">${isOpen ? openText : closedText(hours, { language, now })}</p>`;
}

function closedText(hours: Hours, { language, now }: Around): string {
  const next = nextOpening(hours, now);
  if (!next) return '';
  const { closedUntil, opensNext } = messagesOf(language).business;
  const near = [opensNext.today, opensNext.tomorrow][next.inDays];
  return closedUntil(near ?? opensNext.day(dayName(next.day, language)), next.from);
}

/** The hours of the week, today's marked; nothing where none are told. */
export function hoursTable(hours: Hours, { language, now }: Around): Html | '' {
  if (!openingAt(hours, now)) return '';
  const t = messagesOf(language).business;
  const today = weekDayAt(now);
  return html`<div><dt>${t.hours}</dt><dd><table class="hours"><tbody>${weekDays.map(
    (day) =>
      html`<tr${day === today ? html` aria-current="date"` : ''}><th scope="row">${dayName(day, language)}</th><td>${spansText(hours[day], language)}</td></tr>`,
  )}</tbody></table></dd></div>`;
}
