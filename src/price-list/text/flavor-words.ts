import { wordSet } from './word-forms.ts';

export const FLAVOR_WORDS =
  wordSet(`vainilla vain vainill vai vanilla vani chocolate cho choc choco chocol chocolat frutilla fru frut frutill strawberry fresa banana ban bana platano limon lim lemon lima lime naranja naran nar orange
  uva grape sandia watermelon manzana manz apple durazno duraz peach mango maracuya anana pina pineapple cereza cherry frambuesa raspberry arandano arandanos blueberry kiwi melon pera pomelo pom mandarina menta mint
  cookies cookie oreo brownie caramelo caramel capuccino cappuccino capuchino cafe coffee mocha moka coco coconut tropical mix frutal fruit punch berry berries acai cola tutti frutti chicle bubblegum
  natural neutro neutra neutral unflavored original tiramisu cheesecake avellana pistacho canela granada granadina dulce leche ddl crema cream americana blanco white suizo belga rojos rojo bosque frutos
  razz blue blueraspberry energy citrico citrus citricos almendra almendras mani miel
  split hazelnut avellanas cinnamon marshmallow velvet toffee lemonade limonada ponche multifruta multifrutas frutas frutado mousse salado salted lichi lychee passion guayaba ciruela colada silvestres
  francesa cacao dulcedeleche chips chocotorta nuez nueces almond almonds moca mokaccino moccaccino marroc bananita dolca maple datil`);

export function beginsFlavor(text: string): boolean {
  return text.length > 1 && [...FLAVOR_WORDS].some((flavor) => flavor.startsWith(text));
}

/** Flavors that as often are what a product is made of. */
export const FOOD_FLAVORS = wordSet(
  'coco cacao almendra almendras almond almonds nuez nueces avellanas mani miel avellana cafe leche blanco doble blue white rojo rojos mix energy dulce crema natural original avena',
);
