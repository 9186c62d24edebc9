/** Words that lists and shops write in several ways, under one of them each. */
const CANONICAL_FORMS: Readonly<Record<string, string>> = {
  isolate: 'iso',
  isolada: 'iso',
  isolado: 'iso',
  aislada: 'iso',
  aislado: 'iso',
  isolated: 'iso',
  protein: 'proteina',
  proteins: 'proteina',
  proteinas: 'proteina',
  prote: 'proteina',
  prot: 'proteina',
  wey: 'whey',
  spirulina: 'espirulina',
  manteca: 'mantequilla',
  kreatina: 'creatina',
  caffeine: 'cafeina',
  advanced: 'advance',
  barrita: 'barra',
  barritas: 'barra',
  barras: 'barra',
  creatine: 'creatina',
  monohydrate: 'monohidrato',
  mono: 'monohidrato',
  monoh: 'monohidrato',
  monohidratada: 'monohidrato',
  monohidratado: 'monohidrato',
  glutamine: 'glutamina',
  collagen: 'colageno',
  casein: 'caseina',
  amino: 'amino',
  aminoacido: 'amino',
  aminoacidos: 'amino',
  aminos: 'amino',
  multivitaminas: 'multivitaminico',
  multivitamin: 'multivitaminico',
  multi: 'multivitaminico',
  vit: 'vitamina',
  vitam: 'vitamina',
  vitamin: 'vitamina',
  vitaminas: 'vitamina',
  mag: 'magnesio',
  magnesium: 'magnesio',
  mg: 'magnesio',
  workout: 'entreno',
  entrenos: 'entreno',
  workouts: 'entreno',
  entrenamiento: 'entreno',
  bars: 'barra',
  bar: 'barra',
  gainers: 'gainer',
  ganador: 'gainer',
  gomita: 'goma',
  gomitas: 'goma',
  hidrolizada: 'hidrolizado',
  hydrolyzed: 'hidrolizado',
  arginine: 'arginina',
  carnitine: 'carnitina',
  citrulline: 'citrulina',
  exhibidor: 'display',
  gym: 'gimnasio',
  caja: 'display',
  cajita: 'display',
  ftos: 'frutos',
  box: 'display',
  estuche: 'display',
  bulto: 'display',
  nja: 'naranja',
  choc: 'chocolate',
  choco: 'chocolate',
  chocol: 'chocolate',
  chocolat: 'chocolate',
  vai: 'vainilla',
  vain: 'vainilla',
  vainill: 'vainilla',
  vanilla: 'vainilla',
  // Imported brands have their flavors in English, lists in Spanish.
  lemon: 'limon',
  lime: 'lima',
  strawberry: 'frutilla',
  fresa: 'frutilla',
  orange: 'naranja',
  apple: 'manzana',
  grape: 'uva',
  watermelon: 'sandia',
  peach: 'durazno',
  pineapple: 'anana',
  cherry: 'cereza',
  raspberry: 'frambuesa',
  blueberry: 'arandano',
  mint: 'menta',
  coffee: 'cafe',
  coconut: 'coco',
  almond: 'almendra',
  hazelnut: 'avellana',
  caramel: 'caramelo',
  salted: 'salado',
  punch: 'ponche',
  fruit: 'frutas',
  double: 'doble',
  disp: 'display',
  exhib: 'display',
  exh: 'display',
  cj: 'display',
  cja: 'display',
};

/** Words that say nothing about which product it is. */
export const STOP_WORDS = new Set(
  `de del la el los las en para p por a al x u un und uni unid unidad unidades c cu sabor sabores sab gusto gustos pote potes pte sobre frasco frascos fco tubo tubos bolsa bolsas bolsita bolsitas cerrado cerrada bsa doypack doy envase version tambien solo mismo misma balde pouch zipper ziploc bag jar tub sachet
    polvo powder suplemento suplementos dietario dietaria nuevo nueva new importado nacional unisex talle talles color colores surtido surtidos varios varias cont contenido neto peso
  presentacion o blanda blandas todos todas par pares blister tarro lata tacc the of y e aprox oficial cod precio hoy ahora pvp valor importe`.split(
    /\s+/,
  ),
);

export const COLOR_WORDS = new Set(
  'negro negra black azul blue rojo roja red gris grey blanco blanca white verde rosa fucsia amarillo naranja violeta lila celeste bordo marron camuflado plateado dorado multicolor transparente'.split(
    ' ',
  ),
);
/** Gear, by the stems of its names. */
export const GEAR_STEMS = new Set(
  `shaker botella botellon vaso termo bidon guantes straps cinturon faja rodillera tobillera munequera codillera soga cuerda banda bolso mochila toalla remera short calza media gorra
  musculosa buzo campera pantalon top venda mancuerna colchoneta rodillo mat pelota grip mezclador pastillero barral disco polainas rinonera`
    .split(/\s+/)
    .map(stemWord),
);
/** From the smallest to the largest. */
export const GARMENT_SIZES = 'xxs xs s m l xl xxl xxxl'.split(' ');

export function canonicalWord(word: string): string {
  return CANONICAL_FORMS[word] ?? word;
}

/** A word without what changes with number and gender. */
export function stemWord(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  const single = word.replace(/(?<=[lnrdz])es$/, '').replace(/s$/, '');
  return single.length >= 4 ? single.replace(/[ao]$/, '') : single;
}
