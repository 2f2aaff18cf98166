/** Where root keeps what an unprivileged account must reach: copies of the programs, and data of private checkouts. */
export const SYSTEM_FOLDER = '/var/lib/etalage';
