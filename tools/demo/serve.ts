import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// The server with the demo shop, as `npm run dev`, the journeys and the bench start it: `node tools/demo/serve.ts`.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/compiled'));
const { serve } = await import('@etalage/api/serve');
const { seedOnce } = await import('./seed-once.ts');

serve(process.env, { seed: seedOnce });
