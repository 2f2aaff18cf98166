/** Who may see and change products and stock (GEN-08). */
export const productRoles = ['owner', 'shop'] as const;
