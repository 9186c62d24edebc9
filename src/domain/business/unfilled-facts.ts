/** What a new shop starts with, until the seller fills it in. */
const INITIAL: ReadonlyMap<string, string> = new Map([
  ['whatsappPhone', '5490000000000'],
  ['paymentAlias', 'ALIAS.A.COMPLETAR'],
  ['email', 'completar@example.com'],
  ['address', 'Dirección a completar'],
  ['instagram', 'https://www.instagram.com/'],
  ['facebook', 'https://www.facebook.com/'],
  ['slogan', 'Tu eslogan va acá'],
  ['pickupPlace1', 'Local de Oncativo (dirección a completar)'],
  ['pickupPlace2', 'Drugstore de Oncativo (dirección a completar)'],
  ['pickupPlace3', 'Sucursal de Córdoba (dirección a completar)'],
  ['branch1Hours', 'Horario a completar'],
  ['branch2Hours', 'Horario a completar'],
  ['branch3Hours', 'Horario a completar'],
]);

/** Facts of the demo shop. The phone number cannot exist: no subscriber's begins with 0. */
export const demoFacts: ReadonlyMap<string, string> = new Map([
  ['whatsappPhone', '5493510000000'],
  ['paymentAlias', 'MOSTRADOR.DEMO'],
  ['email', 'hola@mostrador.example'],
  ['address', 'Calle de Ejemplo 100, Oncativo'],
  ['slogan', 'Todo para entrenar mejor'],
  ['pickupPlace1', 'Local de Oncativo, Calle de Ejemplo 100'],
  ['pickupPlace2', 'Drugstore de Oncativo, Calle de Ejemplo 250'],
  ['pickupPlace3', 'Sucursal de Córdoba, Avenida de Ejemplo 1200'],
  ['branch1Hours', 'Lunes a sábado de 9 a 20'],
  ['branch2Hours', 'Todos los días de 8 a 23'],
  ['branch3Hours', 'Lunes a viernes de 10 a 19'],
]);

type Fact = { name: string; value: string };

/** What shoppers see of a fact: nothing that is still to be filled in, and of a place its name without the address. */
export function shownFact({ name, value }: Fact): string {
  if (!isInitial({ name, value })) return value;
  const [place = '', address] = value.split(' (');
  return address === undefined ? '' : place;
}

export function isInitial({ name, value }: Fact): boolean {
  return INITIAL.get(name) === value;
}

/** The facts that the seller has not filled in, or that are those of the demo shop. */
export function unfilledFacts<Row extends Fact>(facts: readonly Row[]): Row[] {
  return facts.filter(
    (fact) =>
      isInitial(fact) ||
      demoFacts.get(fact.name) === fact.value ||
      (fact.name === 'whatsappPhone' && fact.value === ''),
  );
}
