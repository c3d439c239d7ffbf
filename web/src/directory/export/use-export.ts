import type { ExportFormat } from '@mboalink/shared/network/words.ts';
import { useEffect, useRef, useState } from 'react';
import type { ApiOutputs } from '../../lib/api/client.ts';
import { askExport, type ExportedList, fetchExport } from '../../lib/api/fetch-export.ts';
import { forgetConnections } from '../../lib/api/network-queries.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useMember } from '../use-member.ts';

type Told = ApiOutputs['network']['exportContacts'];

const extensions: Record<ExportFormat, string> = { csv: 'csv', vcard: 'vcf', text: 'txt' };

type Step =
  | { step: 'ready' }
  | { step: 'failed'; error: unknown }
  | { step: 'making'; done: number }
  | { step: 'done'; name: string; format: ExportFormat };

/** What a file of a list would hold, and the making of one; whoever leaves ends it. */
export function useExport(list: ExportedList) {
  const { id: userId } = useMember();
  const [told, setTold] = useState<Told>();
  const [current, setCurrent] = useState<Step>({ step: 'ready' });
  const running = useRef<AbortController>(undefined);
  /** Runs one thing at a time; what was ended by hand says nothing. */
  const run = async (work: (signal: AbortSignal) => Promise<void>) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    try {
      await work(controller.signal);
    } catch (error) {
      if (!controller.signal.aborted) setCurrent({ step: 'failed', error });
    }
  };
  const ask = () =>
    run(async (signal) => {
      setCurrent({ step: 'ready' });
      setTold(await askExport(list, signal));
    });
  const make = (format: ExportFormat) =>
    run(async (signal) => {
      setCurrent({ step: 'making', done: 0 });
      const onProgress = (done: number) => !signal.aborted && setCurrent({ step: 'making', done });
      // Whoever is taken along is connected with the first piece, also of a file that breaks off.
      const file = await fetchExport(list, { format, signal, onProgress }).finally(() =>
        forgetConnections(queryClient, userId),
      );
      const name = (told?.name ?? '').replace(/\w+$/, extensions[format]);
      saveFile(name, file);
      setCurrent({ step: 'done', name, format });
    });
  const cancel = () => {
    running.current?.abort();
    setCurrent({ step: 'ready' });
  };
  useEffect(() => {
    void ask();
    return () => running.current?.abort();
  }, []);
  return { told, current, ask: () => void ask(), make: (format: ExportFormat) => void make(format), cancel };
}
