import * as z from 'zod/mini';
import { described, idText, instantText, townSlug } from '../described.ts';
import { pageInputs, pagination } from '../network/calls.ts';
import { leadStates, leadWays } from './words.ts';

/** Somebody who wrote to the viewer or called: nothing of theirs but what they allowed. */
export const leadSchema = z
  .object({
    _id: idText,
    name: described(
      z.nullable(z.string()),
      'A business by its name, whoever lets sellers answer by the first one; else null.',
    ),
    city: z.nullable(townSlug),
    cityName: z.nullable(z.string()),
    interactionType: described(z.enum(leadWays), 'How they got in touch last.'),
    lastContactAt: instantText,
    searched: described(
      z.nullable(z.string()),
      'What they had searched for: words that three people and more typed, else the trade.',
    ),
    state: z.enum(leadStates),
    canWrite: described(z.boolean(), 'Whether they let sellers answer them.'),
  })
  .register(z.globalRegistry, { id: 'Lead' });

export type Lead = z.infer<typeof leadSchema>;

export const leadsInput = z.object({
  state: described(z._default(z.enum([...leadStates, 'all']), 'all'), 'Only those who stand there.'),
  ...pageInputs,
});

export type LeadsInput = z.output<typeof leadsInput>;

export const leadsOutput = z.object({
  leads: described(z.array(leadSchema), 'The latest first.'),
  counts: z.object({
    waiting: z.number(),
    served: z.number(),
    not_client: z.number(),
    remind: z.number(),
    all: z.number(),
  }),
  costXaf: described(
    z.nullable(z.number()),
    'What each of those served cost: the month of the plan that was paid by their number; null without either.',
  ),
  pagination,
});

export type LeadsOutput = z.infer<typeof leadsOutput>;

export const leadIdInput = z.object({ id: z.uuid() });

export const markLeadInput = z.object({
  id: z.uuid(),
  state: described(z.enum(leadStates), '`remind` comes back tomorrow at eight, `waiting` takes a mark back.'),
});

export type MarkLeadInput = z.output<typeof markLeadInput>;

export const leadOutput = z.object({ lead: leadSchema });

export const leadNumberOutput = z.object({ whatsappNumber: z.string() });
