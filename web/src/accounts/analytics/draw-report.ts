import { site } from '@mboalink/shared/site.ts';
import type { DayViews } from '../../insights/daily-points.ts';
import { pointsOf } from '../../insights/daily-points.ts';
import type { NamedFigure } from '../../insights/figure-row.tsx';
import { readableAddress } from '../../lib/addresses.ts';

export type ReportPicture = {
  name: string;
  title: string;
  /** The short address of the business's page; undefined where nobody can open it. */
  link: string | undefined;
  figures: readonly NamedFigure[];
  days: readonly DayViews[];
  daysTitle: string;
};

const width = 1080;
const height = 1350;
const edge = 72;

type Pen = CanvasRenderingContext2D;

/** Draws a report as a picture that stands well in a chat, in the colours of the page. */
export async function drawReport(report: ReportPicture): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  const colour = readColours();
  pen.fillStyle = colour('--brand');
  pen.fillRect(0, 0, width, height);
  drawHead(pen, report, colour);
  drawFigures(pen, report, colour);
  drawDays(pen, report, colour);
  if (report.link)
    write(pen, readableAddress(report.link), { y: height - edge, size: 38, colour: colour('--gold') });
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}

type Colours = (token: string) => string;

function readColours(): Colours {
  const style = getComputedStyle(document.documentElement);
  return (token) => style.getPropertyValue(token).trim();
}

type Text = { x?: number; y: number; size: number; colour: string; bold?: boolean; most?: number };

/** Writes a line; one that is too long for its room is written smaller. */
function write(pen: Pen, text: string, { x = edge, y, size, colour, bold, most = width - edge - x }: Text) {
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font-display');
  const fontOf = (pixels: number) => `${bold ? 700 : 400} ${pixels}px ${family}`;
  pen.font = fontOf(size);
  pen.font = fontOf(Math.min(size, (size * most) / Math.max(1, pen.measureText(text).width)));
  pen.fillStyle = colour;
  pen.fillText(text, x, y);
}

function drawHead(pen: Pen, { name, title }: ReportPicture, colour: Colours) {
  write(pen, site.name, { y: edge + 40, size: 40, colour: colour('--gold'), bold: true });
  write(pen, name, { y: edge + 150, size: 84, colour: colour('--brand-ink'), bold: true });
  write(pen, title, { y: edge + 215, size: 40, colour: colour('--brand-ink-2') });
}

/** Two beside each other. */
function drawFigures(pen: Pen, { figures }: ReportPicture, colour: Colours) {
  const gap = 24;
  const box = { width: (width - 2 * edge - gap) / 2, height: 200 };
  figures.forEach(({ shown, name }, index) => {
    const x = edge + (index % 2) * (box.width + gap);
    const y = 340 + Math.floor(index / 2) * (box.height + gap);
    pen.fillStyle = colour('--brand-2');
    pen.fillRect(x, y, box.width, box.height);
    const inside = { x: x + 32, most: box.width - 64 };
    write(pen, shown, { ...inside, y: y + 108, size: 92, colour: colour('--brand-ink'), bold: true });
    write(pen, name, { ...inside, y: y + 162, size: 36, colour: colour('--brand-ink-2') });
  });
}

/** The line ends before today, which has only begun and is a ring of its own. */
function drawDays(pen: Pen, { days, daysTitle }: ReportPicture, colour: Colours) {
  const top = 900;
  const room = { width: width - 2 * edge, height: 260 };
  write(pen, daysTitle, { y: top - 32, size: 36, colour: colour('--brand-ink-2') });
  pen.strokeStyle = colour('--brand-3');
  pen.lineWidth = 2;
  pen.strokeRect(edge, top, room.width, room.height);
  pen.strokeStyle = colour('--gold');
  pen.lineWidth = 6;
  pen.lineJoin = 'round';
  pen.beginPath();
  const points = pointsOf(days, room);
  for (const { x, y } of points.slice(0, -1)) pen.lineTo(edge + x, top + y);
  pen.stroke();
  pen.beginPath();
  for (const { x, y } of points.slice(-1)) pen.arc(edge + x, top + y, 11, 0, 2 * Math.PI);
  pen.stroke();
}
