/** Who uploads fonts: who may change the look (GEN-08). */
export const fontRoles = ['owner'] as const;
