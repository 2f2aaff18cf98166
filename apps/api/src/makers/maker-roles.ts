/** Who changes the makers of products. */
export const makerRoles = ['owner', 'shop'] as const;
