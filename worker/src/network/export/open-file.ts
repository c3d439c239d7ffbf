import { country } from '@mboalink/shared/catalogue/country.ts';
import { namesOf } from '@mboalink/shared/catalogue/names-of.ts';
import type { Language } from '@mboalink/shared/language.ts';
import type { ExportFormat, ExportSource } from '@mboalink/shared/network/export-words.ts';
import { toWireNumber } from '@mboalink/shared/phone-format.ts';
import { calledBy } from '../../directory/called.ts';
import { describeCause } from '../../errors/error-answer.ts';
import { log } from '../../log.ts';
import type { MemberContext } from '../../trpc.ts';
import type { ListedContact } from './exported-list.ts';
import { formats, type OpenContact } from './formats.ts';
import { showAgain, showAgainAndTakeAlong } from './show-again.ts';
import { streamOf } from './stream-of.ts';

/** Contacts that are asked for at once, and stand in memory. */
const perPiece = 250;

type File = { contacts: readonly ListedContact[]; of: number; format: ExportFormat; source: ExportSource };

/**
 * Opens a file: the first piece of it is there when this returns, and with it all connections were made; each other is asked
 * for when it is read. Who was closed to the viewer meanwhile is left out, and whoever signs out breaks the file off.
 */
export async function openFile(ctx: MemberContext, file: File): Promise<ReadableStream<Uint8Array>> {
  const all = file.contacts.map(({ id }) => id);
  const [first, ...others] = inPieces(all);
  const opened = first ? await showAgainAndTakeAlong(ctx, first, all) : [];
  async function* shown() {
    yield opened;
    for (const ids of others) yield await showAgain(ctx, ids);
  }
  const { requestId } = ctx;
  return streamOf(written(ctx, file, shown()), (error) =>
    log({ level: 'error', requestId, call: 'export', cause: describeCause(error) }),
  );
}

type ShownRows = Awaited<ReturnType<typeof showAgain>>;

async function* written(
  { language }: MemberContext,
  { contacts: listed, of, format, source }: File,
  pieces: AsyncIterable<ShownRows>,
): AsyncGenerator<string> {
  const { head, entry, foot } = formats[format];
  const facts = new Map(listed.map((contact) => [contact.id, contact]));
  let exported = 0;
  let before = head(language, source);
  for await (const rows of pieces) {
    const contacts = rows.flatMap((row) => openContact(row, facts.get(row._id), language) ?? []);
    exported += contacts.length;
    yield before + contacts.map((contact) => entry(contact, language, source)).join('');
    before = '';
  }
  yield foot({ exported, of }, language);
}

/** As it was typed, for whom it is open; what a card says besides would cost a second for a thousand. */
function openContact(
  row: ShownRows[number],
  { at, trusted = false, note = null }: Omit<ListedContact, 'id'> = {},
  language: Language,
): OpenContact | null {
  const { businessName, whatsappNumber, email, quartier, landmark } = row;
  if (!row.unlocked || whatsappNumber === null) return null;
  const number = toWireNumber(whatsappNumber);
  const place = { quartier, landmark, country: country[language], names: namesOf(row, language) };
  return { businessName: calledBy(businessName, language), number, email, at, trusted, note, ...place };
}

function inPieces(ids: readonly string[]): string[][] {
  const count = Math.ceil(ids.length / perPiece);
  return Array.from({ length: count }, (_, index) => ids.slice(index * perPiece, (index + 1) * perPiece));
}
