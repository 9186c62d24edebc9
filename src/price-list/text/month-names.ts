export const FULL_MONTH_NAMES: readonly string[] =
  'enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre'.split(' ');

export const MONTH_NAMES: readonly string[] = [
  ...FULL_MONTH_NAMES,
  ...'ene feb mar abr may jun jul ago sep sept set oct nov dic'.split(' '),
];
