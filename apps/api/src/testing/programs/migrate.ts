import type { DatabaseAddress } from '../../db/database.ts';
import { migrate } from '../../db/migrate.ts';

// Argument: the owner's address as JSON. Prints the names of the migrations that this process has run.
const { applied } = await migrate(JSON.parse(process.argv[2] ?? '') as DatabaseAddress);
console.log(JSON.stringify(applied));
