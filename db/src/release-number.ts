import { eq, sql } from 'drizzle-orm';
import { users } from './schema/accounts.ts';
import { outbox } from './schema/outbox.ts';
import { withDatabase } from './with-database.ts';

/**
 * Takes a number, in E.164, off the account that has it, and writes the mail that tells its owner: their listing is not found until they
 * name another number. The account is locked by that first, as by everything that changes one.
 * @returns the account's id; undefined where no account has the number, any more
 */
export async function releaseNumber(connectionString: string, number: string): Promise<string | undefined> {
  return withDatabase(connectionString, (db) =>
    db.transaction(async (transaction) => {
      const [released] = await transaction
        .update(users)
        .set({ whatsapp: null })
        .where(eq(users.whatsapp, number))
        .returning({ id: users.id, recipient: users.email, language: users.language });
      if (!released) return undefined;
      const { id, recipient, language } = released;
      await transaction.insert(outbox).values({
        kind: 'number-released',
        recipient,
        language,
        payload: { number: `…${number.slice(-4)}` },
        idempotencyKey: sql`'number-released-' || gen_random_uuid()`,
        attempts: 0,
        nextAttemptAt: sql`now()`,
      });
      return id;
    }),
  );
}
