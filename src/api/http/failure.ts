/** `fields`: the error of each form field. `current`: the stored value, for an edit conflict. */
export type FailureDetails = { fields?: Readonly<Record<string, string>>; current?: object };

/** A failure that becomes an HTTP response; the message is a text in Spanish for the user. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly status: FailureStatus;
  readonly details: FailureDetails;

  constructor(
    status: FailureStatus,
    message: string,
    { fields, current, ...options }: ErrorOptions & FailureDetails = {},
  ) {
    super(message, options);
    this.status = status;
    this.details = { ...(fields && { fields }), ...(current && { current }) };
  }
}

export type FailureStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 503 | 507;

export const failureTexts = {
  signInNeeded: 'Tenés que iniciar sesión para hacer esto.',
  foreignOrigin: 'Este pedido viene de otro sitio y no lo aceptamos.',
  tooManySignIns: 'Demasiados intentos. Esperá unos minutos y probá de nuevo.',
  busy: 'Hay demasiados pedidos a la vez. Probá de nuevo en unos segundos.',
  signInRefused: 'El correo electrónico o la contraseña no son correctos.',
  emailUnverified:
    'Antes de entrar tenés que verificar tu correo electrónico: abrí el enlace del mensaje que te mandamos.',
  identityUnavailable: 'Ahora no podemos comprobar quién sos. Probá de nuevo en unos segundos.',
  badRequest: 'Los datos enviados no son válidos.',
  badJson: 'El cuerpo del pedido no es JSON válido.',
  notJson: 'El cuerpo del pedido tiene que ser JSON.',
  tooLarge: 'Los datos enviados son demasiado grandes.',
  full: 'No queda lugar para guardar los datos.',
  unavailable: 'En este momento no podemos acceder a los datos. Probá de nuevo en unos segundos.',
  notFound: 'No encontramos lo que buscás.',
  productNotFound: 'No encontramos ese producto.',
  brandNotFound: 'No encontramos esa marca.',
  categoryNotFound: 'No encontramos esa categoría.',
  saleNotFound: 'No encontramos esa venta.',
  orderNotFound: 'No encontramos ese pedido.',
  constantNotFound: 'No encontramos esa constante.',
  messageNotFound: 'No encontramos ese mensaje.',
  imageBusy: 'Estamos preparando muchas imágenes. Probá de nuevo en unos segundos.',
  imagesUnavailable: 'En este momento no podemos acceder a las imágenes. Probá de nuevo en unos segundos.',
  imageNotFound: 'No encontramos esa imagen.',
  notReady: 'La tienda no puede atender pedidos en este momento.',
  unexpected: 'Algo salió mal de nuestro lado. Probá de nuevo en un rato.',
} as const;
