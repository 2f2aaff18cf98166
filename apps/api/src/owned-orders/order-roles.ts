/** Who handles orders (GEN-08). */
export const orderRoles = ['owner', 'shop'] as const;
