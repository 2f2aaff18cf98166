/** Folder for root's files that an unprivileged account needs: copies of the programs, and data of private checkouts. */
export const SYSTEM_FOLDER = '/var/lib/etalage';
