/** Who may see and handle orders and quote requests (GEN-08). */
export const orderRoles = ['owner', 'shop'] as const;
