/** Texts that the rules of shop-domain answer with. */
export const shopRules = {} as const;
