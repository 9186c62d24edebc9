/** For the field in the form and for the refusal of the server. */
export const discountAboveTotalText = 'El descuento no puede superar el total de los productos.';
