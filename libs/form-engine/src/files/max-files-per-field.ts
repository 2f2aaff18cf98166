/** Maximum number of files of one field, in visitor forms (UPL-04) and by default in the dashboard (UPL-32). */
export const maxFilesPerField = 20;
