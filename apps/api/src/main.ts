import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// For supervisors, which start node themselves: `node apps/api/src/main.ts`.
// Compiled code is kept for the next start, which halves the time before anything happens.
enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/compiled'));
const { serve } = await import('./serve.ts');

serve(process.env);
