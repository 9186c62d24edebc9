import { memoizeByText } from './memoize-text.ts';

/** A word without its endings of number and gender. */
export const stemWord = memoizeByText((word) => {
  if (word.length < 4 || /\d/.test(word)) return word;
  const single = word
    .replace(/(?<=[aeo])ces$/, 'z')
    .replace(/(?<=[lnrdz])es$/, '')
    .replace(/s$/, '');
  return single.length >= 4 ? single.replace(/[ao]$/, '') : single;
});

export const wordSet = (text: string) => new Set(text.split(/\s+/));
const stemSet = (text: string) => new Set(text.split(/\s+/).map(stemWord));

/** Words, each with other spellings of it. */
const SPELLINGS = {
  iso: 'isolate isolada isolado aislada aislado isolated',
  proteina: 'protein proteins proteinas prote prot',
  whey: 'wey',
  espirulina: 'spirulina',
  mantequilla: 'manteca',
  creatina: 'kreatina creatine',
  cafeina: 'caffeine',
  advance: 'advanced',
  barra: 'barrita barritas barras bars bar',
  monohidrato: 'monohydrate mono monoh monohidratada monohidratado',
  glutamina: 'glutamine',
  colageno: 'collagen',
  caseina: 'casein',
  amino: 'aminoacido aminoacidos aminos',
  multivitaminico: 'multivitaminas multivitamin multi',
  vitamina: 'vit vitam vitamin vitaminas',
  magnesio: 'mag magnesium mg',
  entreno: 'workout entrenos workouts entrenamiento',
  gainer: 'gainers ganador ganadores',
  pancake: 'panqueque panqueques pancakes',
  mezcla: 'premezcla',
  goma: 'gomita gomitas',
  hidrolizado: 'hidrolizada hydrolyzed',
  arginina: 'arginine',
  carnitina: 'carnitine',
  citrulina: 'citrulline',
  cinturon: 'cinto cinturones',
  display: 'exhibidor caja cajita box estuche bulto disp exhib exh cj cja',
  gimnasio: 'gym',
  energetico: 'energizante energizantes',
  frutos: 'ftos',
  naranja: 'nja orange',
  chocolate: 'choc choco chocol chocolat',
  vainilla: 'vai vain vainill vanilla',
  // Imported brands have their flavors in English, lists in Spanish.
  limon: 'lemon',
  lima: 'lime',
  frutilla: 'strawberry fresa',
  manzana: 'apple',
  uva: 'grape',
  sandia: 'watermelon',
  durazno: 'peach',
  anana: 'pineapple',
  cereza: 'cherry',
  frambuesa: 'raspberry',
  arandano: 'blueberry',
  menta: 'mint',
  cafe: 'coffee',
  coco: 'coconut',
  almendra: 'almond',
  avellana: 'hazelnut',
  caramelo: 'caramel',
  salado: 'salted',
  ponche: 'punch',
  frutas: 'fruit',
  doble: 'double',
};
const CANONICAL_FORMS = new Map(
  Object.entries(SPELLINGS).flatMap(([form, all]) => all.split(' ').map((word) => [word, form] as const)),
);

/** Of several words, each as short as this one. */
export const SHORT_FORMS: Readonly<Record<string, readonly string[]>> = { ac: ['acido', 'aceite'] };

/** They say nothing of which product it is. */
export const STOP_WORDS =
  wordSet(`de del la el los las en para p por a al x u un und uni unid unidad unidades c cu sabor sabores sab gusto gustos pote potes pte sobre frasco frascos fco tubo tubos bolsa bolsas bolsita bolsitas cerrado cerrada bsa doypack doy envase version tambien solo mismo misma balde pouch zipper ziploc bag jar tub sachet
    polvo powder suplemento suplementos dietario dietaria nuevo nueva new importado nacional unisex talle talles color colores surtido surtidos varios varias cont contenido neto peso
  presentacion o blanda blandas todos todas par pares blister tarro lata tacc the of y e aprox oficial l cod precio hoy ahora pvp valor importe sintacc paquete paq bot molde surt pvo unico unica saborizado saborizada suelto suelta sueltos sueltas granel`);

export const COLOR_WORDS = wordSet(
  'negro negra black azul blue rojo roja red gris grey blanco blanca white verde rosa fucsia amarillo amarilla naranja violeta lila celeste bordo marron petroleo turquesa coral beige topo fluo camuflado plateado plateada plata dorado dorada multicolor transparente transp',
);
const GEAR_STEMS =
  stemSet(`shaker botella botellon vaso termo bidon guantes straps cinturon faja rodillera tobillera munequera codillera soga cuerda banda bolso mochila toalla remera short calza media gorra
  musculosa buzo campera pantalon top venda mancuerna colchoneta rodillo mat pelota grip mezclador pastillero barral disco polainas rinonera rusa kettlebell superbanda foam`);
/** Containers: some products are called so, but none is another one by it. */
export const CONTAINER_STEMS = stemSet('botella gotero ampolla vaso cajita saquito sobrecito frasquito');
export const VARIETY_STEMS =
  stemSet(`plus forte gold silver diamond titanium platinum carbon light zero diet slim lean premium elite prime black red blue ultra max maxi pro extreme xtreme xtra hardcore recovery advance extra super hyper doble triple
  mini mega sport fit active power turbo nitro rush shock burn ripped reload evolution performance complex complete total series intense pure raw senior kids junior infantil adulto hombre mujer day night noche dia
  original clasico tradicional keto vegano vegan organico integral stevia crocante crunchy liquido micronizado hidrolizado hydro iso malato creapure hcl ii iii suave fuerte reforzado grande chico largo corto`);
/** From the smallest to the largest. */
export const GARMENT_SIZES = 'xxs xs s m l xl xxl xxxl'.split(' ');

export function canonicalWord(word: string): string {
  return CANONICAL_FORMS.get(word) ?? word;
}

export function isGear({ text }: { text: string }): boolean {
  return GEAR_STEMS.has(stemWord(text));
}
