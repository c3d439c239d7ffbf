import { isPortFree } from '@mboalink/db/local/free-port.ts';
import { LocalError } from '@mboalink/db/local/local-error.ts';

/** @throws LocalError naming the port, what it is for and the variable that moves it */
export async function requireFreePort(port: number, variable: string, purpose: string): Promise<void> {
  if (await isPortFree(port)) return;
  throw new LocalError(
    `Port ${port}, meant for ${purpose}, is taken by another program. ` +
      `Stop that program, or choose another port: ${variable}=${port + 1000} npm start`,
  );
}
