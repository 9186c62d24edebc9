/** The NOTIFY channel of committed changes of the catalogue; the payload is the version. */
export const CATALOGUE_VERSION_CHANNEL = 'catalogue_version';
