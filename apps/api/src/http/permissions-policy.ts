/** What no page of the storefront or the dashboard ever asks a browser for. */
export const PERMISSIONS = 'camera=(), microphone=(), geolocation=(), browsing-topics=()';
