import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// For process supervisors that start node directly: `node apps/api/src/main.ts`.
// The cache of compiled code halves the time of the next start.
enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/compiled'));
const { serve } = await import('./serve.ts');

serve(process.env);
