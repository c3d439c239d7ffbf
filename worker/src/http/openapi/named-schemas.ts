import { sessionSchema } from '@mboalink/shared/accounts/calls.ts';
import { currentUserSchema } from '@mboalink/shared/accounts/user.ts';
import { suggestionSchema } from '@mboalink/shared/directory/calls.ts';
import { contactSchema } from '@mboalink/shared/directory/contact.ts';
import { quotaInfoSchema } from '@mboalink/shared/directory/quota.ts';
import { connectionSchema } from '@mboalink/shared/network/calls.ts';
import * as z from 'zod/mini';

/** Schemas that several calls answer stand once in the description, under a name that generated clients take over. */
export const namedSchemas = z.registry<{ id: string }>();

namedSchemas.add(currentUserSchema, { id: 'CurrentUser' });
namedSchemas.add(connectionSchema, { id: 'Connection' });
namedSchemas.add(contactSchema, { id: 'Contact' });
namedSchemas.add(quotaInfoSchema, { id: 'QuotaInfo' });
namedSchemas.add(sessionSchema, { id: 'Session' });
namedSchemas.add(suggestionSchema, { id: 'Suggestion' });
