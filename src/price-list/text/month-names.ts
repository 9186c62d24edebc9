const MONTHS = [
  { full: ['enero'], short: ['ene'] },
  { full: ['febrero'], short: ['feb'] },
  { full: ['marzo'], short: ['mar'] },
  { full: ['abril'], short: ['abr'] },
  { full: ['mayo'], short: ['may'] },
  { full: ['junio'], short: ['jun'] },
  { full: ['julio'], short: ['jul'] },
  { full: ['agosto'], short: ['ago'] },
  { full: ['septiembre', 'setiembre'], short: ['sep', 'sept', 'set'] },
  { full: ['octubre'], short: ['oct'] },
  { full: ['noviembre'], short: ['nov'] },
  { full: ['diciembre'], short: ['dic'] },
].map(({ full, short }) => ({ full, names: [...full, ...short] }));

export const FULL_MONTH_NAMES: readonly string[] = MONTHS.flatMap(({ full }) => full);
export const MONTH_NAMES: readonly string[] = MONTHS.flatMap(({ names }) => names);
