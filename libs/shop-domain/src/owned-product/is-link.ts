const LINK = /^(https?:\/\/\S+|\/\S*|#\S*|(mailto|tel):\S+)$/i;

/** Whether a text is where a link can lead: a path of the website, a place on the page, a web, mail or phone address. */
export const isLink = (text: string): boolean => LINK.test(text);
