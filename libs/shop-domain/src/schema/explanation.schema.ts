import { z } from 'zod';

/** "Uitleg bedrag": the steps to an amount as sentences, line by line and then the whole. */
export const explanation = z.array(z.object({ heading: z.string(), steps: z.array(z.string()) }));

export type Explanation = z.output<typeof explanation>;
