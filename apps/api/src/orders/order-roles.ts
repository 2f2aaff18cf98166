/** Who may see and change orders and quote requests (GEN-08). */
export const orderRoles = ['owner', 'shop'] as const;
