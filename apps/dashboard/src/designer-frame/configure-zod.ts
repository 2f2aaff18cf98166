import { z } from 'zod';

// The page's policy forbids `eval`; zod would try it, log a warning and use its other method.
z.config({ jitless: true });
