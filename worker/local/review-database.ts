import { startDatabaseService } from './services.ts';
import { readSettings } from './settings.ts';

/** The database that a person works on by hand: of DATABASE_URL, or the embedded one, which is started where nobody else has. */
export async function connectForReview(shutdown: {
  add(stop: () => Promise<unknown>): void;
}): Promise<string> {
  const { databaseUrl, dataDir } = readSettings();
  if (databaseUrl) return databaseUrl;
  const service = await startDatabaseService({ dataDir, databaseName: 'mboalink' });
  shutdown.add(service.stop);
  return service.connectionString;
}

/** Whether somebody typed one of our ids. */
export function isUuid(text: string | undefined): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text ?? '');
}
