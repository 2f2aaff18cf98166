/** Maximum number of options of a product, of choices of one option, and of steps of one calculation. */
export const MAX_OPTIONS = 100;
export const MAX_CHOICES = 200;
export const MAX_STEPS = 20;

/** Maximum number of pictures of a product. */
export const MAX_PRODUCT_PICTURES = 50;
