/** What suppliers add to the name of any product; no offers, as their price is another one. */
const REMARKS = [
  /(?:nueva|new) formula|formula (?:mejorada|nueva)|reformulad[ao]/,
  /(?:origen|industria|fabricacion|producto)s?:? (?:nacional|argentin[ao]|importad[ao]|usa|ee\.? ?uu\.?)|(?:hech[ao]|made) (?:en|in) (?:argentina|usa)/,
  /importad[ao] (?:de )?(?:usa|ee\.? ?uu\.?)/,
  /(?:venta|se vende|precio) (?:x|por) unid(?:ad|\.)|por unidad|precio unitario|unidad suelta|se vende suelt[ao]/,
  /(?:nuevo |re ?)?ingreso|recien llegad[ao]|lanzamiento|novedad|reposicion/,
  /ult(?:im[ao]s|\.) (?:unid(?:ades|\.)|disponibles)|pocas unidades|quedan poc[ao]s|stock limitado|(?:en|hay|con) stock|sujeto a stock|hasta agotar(?: stock)?|disponible|entrega inmediata/,
  /(?:libre de|sin) gluten|gluten free|apt[ao] (?:para )?(?:celiac|vegan|diabetic)[ao]s?/,
  /(?:(?:el )?mas |\+ ?)vendid[ao]|top ventas|recomendad[ao]|destacad[ao]|exclusiv[ao]|imperdible/,
  /(?:etiqueta nueva |nueva etiqueta )?con (?:traduccion|etiqueta)(?: al| en)? (?:castellano|espanol)/,
  /(?:nuev[ao]|nv[ao]\.?) (?:pack(?:aging)?|envase|imagen|presentacion|etiqueta|diseno|precio|codigo)|(?:packaging|envase|imagen|presentacion|etiqueta|precio|codigo) nuev[ao]|cambio de (?:imagen|envase|etiqueta|precio|codigo)|precio actualizado/,
  /consultar (?:sabor|gusto|color|talle|variedad)(?:es|s)?|a eleccion/,
  /grado (?:farmaceutico|alimenticio|alimentario)|alta pureza|habilitado (?:por )?anmat|rnpa:? [\d/-]+/,
  /(?:(?:con|incluye|trae) |c\/ ?)(?:medidor|cuchara|scoop)(?: medidora| incluid[ao])?/,
  // How much a powder makes is no size of it.
  /rinden? \d+(?:[.,]\d+)? ?(?:ml|cc|l|lts?|litros?)|rinde(?= \d)/,
  /(?:vto|venc?e?|vencimiento)\.?:? \d{1,2}\/\d{2,4}/,
  /\(?\d{1,2} (?:sabor|gusto|color|variedad)(?:es|s)?\)?/,
  /\d{1,2} (?:por|al) dia/,
  /(?:talle|tamano|medida|color) unic[ao]|unico$|one size/,
  /\(n\)/,
];

const REMARK = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${REMARKS.map(({ source }) => source).join('|')})(?![\p{L}\d])`,
  'gu',
);

export function withoutRemarks(bare: string): string {
  return bare.replace(REMARK, ' ');
}
