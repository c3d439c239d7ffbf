import { writeFunction } from '@mboalink/db/sql/statement-function.ts';
import { plannedFunctions } from './planned-functions.ts';

process.stdout.write(plannedFunctions.map(writeFunction).join('--> statement-breakpoint\n'));
