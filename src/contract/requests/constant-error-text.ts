import { type ConstantKind, constantKind } from '#domain/business/constant-value.ts';

const TEXTS: Readonly<Record<ConstantKind, string>> = {
  price: 'El valor tiene que ser un importe, como 1.500 o 0.',
  phone: 'El valor tiene que ser un teléfono: solo números, con 549.',
  email: 'El valor tiene que ser un correo electrónico.',
  link: 'El valor tiene que ser una dirección que empiece con https://.',
  origin: 'El valor tiene que ser una dirección sin nada detrás, como https://tienda.com.ar.',
  map: 'El valor tiene que ser la dirección de un mapa: https://www.google.com/maps/embed… o https://www.openstreetmap.org/…',
  percent: 'El valor tiene que ser un porcentaje de 0 a 99, como 10 o 7,5.',
  count: 'El valor tiene que ser una cantidad entera, como 2.',
  limit: 'El valor tiene que ser un importe, como 50.000, o quedar vacío.',
  rate: 'El valor tiene que ser cuántos pesos vale un dólar, como 1450, o quedar vacío.',
  zones:
    'Cada renglón tiene que ser una zona con su precio y su plazo, como «Córdoba: 2.500; 2 a 3 días», sin repetir.',
  switch: 'El valor tiene que ser 1 o 0.',
  text: 'El valor no es válido.',
};

/** The error text for an invalid value of this constant. */
export function constantErrorText(name: string): string {
  return TEXTS[constantKind(name)];
}
