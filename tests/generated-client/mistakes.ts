import createClient from 'openapi-fetch';
import type { paths } from '#api';

/** Compiled and never run: each line is a mistake that the generated types must refuse. */
const api = createClient<paths>({ baseUrl: '' });

// @ts-expect-error there is no such call.
await api.GET('/contacts/serach');

// @ts-expect-error a limit is a number.
await api.GET('/contacts/search', { params: { query: { limit: 'many' } } });

// @ts-expect-error the contact's id is missing.
await api.POST('/contacts/{id}/reveal');

// @ts-expect-error the new number has another name.
await api.PUT('/auth/update-whatsapp', { body: { whatsapp: '671234567' } });

const { data, error } = await api.GET('/auth/me');

// @ts-expect-error the answer has no such field.
process.stdout.write(data?.data.user.fullName);

// @ts-expect-error a wait is a number of minutes.
process.stdout.write(error?.timeLeft);
