/** Shown for an invalid name of a new flavor by the form and by the server. */
export const flavorNameText = 'Solamente se permiten letras.';
