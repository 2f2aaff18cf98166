/** Why a link is refused, by the fields of blocks and by the rules of products and categories. */
export const linkInvalid = 'Begin een link met / (deze website), https://, mailto: of tel:.';
