/** A whole number of centavos: hundredths of a peso. */
export type Centavos = number;
