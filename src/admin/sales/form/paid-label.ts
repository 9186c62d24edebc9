export const paidText = (paid: boolean): string => (paid ? 'Si' : 'No');
