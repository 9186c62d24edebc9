/** The channel on which PostgreSQL announces a committed change of the catalogue; the payload is the version. */
export const CATALOGUE_VERSION_CHANNEL = 'catalogue_version';
