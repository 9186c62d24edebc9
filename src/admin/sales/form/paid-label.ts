export const paidLabel = (paid: boolean): string => (paid ? 'Si' : 'No');
