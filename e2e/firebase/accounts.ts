const password = 'only-for-these-tests';

export const ana = { email: 'ana@example.com', password, displayName: 'Ana Núñez', emailVerified: true };
/** On the list, but nobody knows whether the address is hers. */
export const eva = { email: 'eva@example.com', password, displayName: 'Eva' };
/** Anybody can have an account of the project. */
export const stranger = { email: 'stranger@example.com', password, emailVerified: true };

export const administrators = [ana.email, eva.email];
