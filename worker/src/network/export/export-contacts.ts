import { doualaDay } from '@mboalink/shared/day.ts';
import type { ExportInput, ExportOutput } from '@mboalink/shared/network/calls.ts';
import type { MemberContext } from '../../trpc.ts';
import { exportedList } from './exported-list.ts';
import { formats } from './formats.ts';
import { openFile } from './open-file.ts';
import { exportWords } from './words.ts';

/**
 * What a file of a list holds: of its contacts those that were shown to the viewer before, and no other. Over REST the file
 * itself, in pieces, which connects the viewer with whom they take along; asked otherwise, nothing is written.
 */
export async function exportContacts(ctx: MemberContext, input: ExportInput): Promise<ExportOutput> {
  const { contacts, of } = await exportedList(ctx, input);
  const exported = contacts.length;
  const { extension, type } = formats[input.format];
  const count = exportWords[ctx.language].inName(exported, of);
  const name = `mboalink-${doualaDay(ctx.now)}-${count}.${extension}`;
  ctx.answered.file = {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Disposition': `attachment; filename="${name}"`,
      'X-Exported': `${exported} of ${of}`,
    },
    open: () => openFile(ctx, { contacts, of, format: input.format, source: input.source }),
  };
  return { exported, of, name };
}
