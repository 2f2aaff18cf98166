import { z } from 'zod';

/**
 * A cart's session id: a bearer secret of 128 random bits. Any short text is looked up; unknown ones give not found
 * (API-12).
 */
export const cartSession = z.string().min(1).max(100);
