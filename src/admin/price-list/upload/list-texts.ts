/** What is said of reading a list. */
type ListTexts = { read: string; failed: string; nothingMatched: string };

/** Fixed by spec §8. */
const ofPdf: ListTexts = {
  read: 'PDF procesado correctamente',
  failed: 'Error al procesar el PDF',
  nothingMatched: 'No se encontraron coincidencias entre los productos del PDF y los registrados.',
};

const ofOtherList: ListTexts = {
  read: 'Lista procesada correctamente',
  failed: 'Error al procesar la lista',
  nothingMatched: 'No se encontraron coincidencias entre los productos de la lista y los registrados.',
};

export function listTexts({ type, name }: Pick<File, 'type' | 'name'>): ListTexts {
  return type === 'application/pdf' || /\.pdf$/i.test(name) ? ofPdf : ofOtherList;
}
