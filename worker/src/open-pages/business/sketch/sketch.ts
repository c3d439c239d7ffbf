import type { Point } from '@mboalink/shared/catalogue/places.ts';
import { formatCount } from '@mboalink/shared/format.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { html } from 'hono/html';
import { type Html, messagesOf } from '../../open-page.ts';
import { frame, layOutSketch } from './lay-out-sketch.ts';
import type { Label, Spot } from './place-labels.ts';
import { sketchedPlaces } from './sketched-places.ts';

/** Below the places: the scale and where north is. */
const strip = 24;

type Where = { city: string; quartier: string | null };

/** Where in the town a business is, or where in the region its town; nothing where no place is known. */
export function sketch(where: Where, language: Language): Html | '' {
  const places = sketchedPlaces(where, language);
  if (!places) return '';
  const t = messagesOf(language).business.sketch;
  const { own, dots, labels, named, scale } = layOutSketch(places);
  const around = named.map((place) => `${place.name} (${t.directions[directionFrom(places.own, place)]})`);
  const base = frame.height + strip - 8;
  return html`<figure class="sketch"><svg viewBox="0 0 ${frame.width} ${frame.height + strip}" role="img" aria-label="${t.alternative(places.own.name, around)}"><path class="dots" d="${dots.map(dot).join('')}"/>
${labels.others.map((label) => name(label))}<circle cx="${own.x}" cy="${own.y}" r="6"/>${name(labels.own, 'own')}
<path d="M8 ${base - 8}v6h${scale.width}v-6M${frame.width - 12} ${base}v-14m-4 5 4-5 4 5"/><text class="scale start" x="${scale.width + 14}" y="${base}">${formatCount(scale.km)} km</text><text class="scale start" x="${frame.width - 32}" y="${base}">N</text></svg>
<figcaption>${t.caption[places.area](places.areaName)}</figcaption></figure>`;
}

const dot = ({ x, y }: Spot) => `M${x} ${y}h0`;

function name({ x, y, anchor, text }: Label, className = ''): Html {
  const names = [className, anchor === 'middle' ? '' : anchor].filter(Boolean).join(' ');
  return html`<text${names && html` class="${names}"`} x="${Math.round(x)}" y="${Math.round(y)}">${text}</text>`;
}

const directions = ['e', 'ne', 'n', 'nw', 'w', 'sw', 's', 'se'] as const;

/** The nearest of eight winds. */
function directionFrom(from: Point, to: Point): (typeof directions)[number] {
  const turn = Math.atan2(to.lat - from.lat, to.lon - from.lon) / (Math.PI / 4);
  return directions[(Math.round(turn) + 8) % 8] ?? 'e';
}
