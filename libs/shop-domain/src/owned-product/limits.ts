/** Maximum number of options of a product, of choices of one option, and of steps of one calculation. */
export const MAX_OPTIONS = 100;
export const MAX_CHOICES = 200;
export const MAX_STEPS = 20;

/** Maximum number of pictures of a product. */
export const MAX_PRODUCT_PICTURES = 50;

/** Maximum number of options of which a product has variants, and of its variants. */
export const MAX_VARIANT_OPTIONS = 3;
export const MAX_VARIANTS = 2_000;

/** Maximum number of pictures of a variant. */
export const MAX_VARIANT_PICTURES = 10;
