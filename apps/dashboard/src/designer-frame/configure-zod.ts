import { z } from 'zod';

// The page's policy forbids making code from text; zod would only try and fall back, leaving a warning behind.
z.config({ jitless: true });
