type EntityNames = {
  /** Title of the screen. */
  title: string;
  /** 'Marca' */
  name: string;
  /** 'la marca' */
  definite: string;
  /** 'de la marca' */
  possessive: string;
  /** 'las marcas' */
  plural: string;
  /** 'esta marca' */
  demonstrative: string;
};

export type EntityTexts = ReturnType<typeof entityTexts>;

/** The texts of spec §8 for one kind of entity. */
function entityTexts({ title, name, definite, possessive, plural, demonstrative }: EntityNames) {
  const ending = definite.startsWith('la ') ? 'a' : 'o';
  return {
    title,
    name,
    listFailed: `Hubo un error al obtener ${plural}.`,
    loadFailed: `Hubo un error al obtener ${definite}.`,
    createFailed: `Hubo un error al crear ${definite}.`,
    changeFailed: `Hubo un error al actualizar ${definite}.`,
    statusFailed: `Hubo un error al actualizar el estado ${possessive}.`,
    deleteFailed: `Hubo un error al eliminar ${definite}.`,
    created: `${name} cread${ending} exitosamente!`,
    changed: `${name} actualizad${ending} exitosamente!`,
    deleted: `${name} eliminad${ending} exitosamente!`,
    statusChanged: `Estado ${possessive} actualizado exitosamente!`,
    deleteQuestion: `¿Estás seguro que quieres borrar ${demonstrative}?`,
  };
}

const product = {
  name: 'Producto',
  definite: 'el producto',
  possessive: 'del producto',
  plural: 'los productos',
  demonstrative: 'este producto',
};

export const productTexts = entityTexts({ ...product, title: 'Productos' });
export const stockTexts = entityTexts({ ...product, title: 'Stock' });
export const brandTexts = entityTexts({
  title: 'Marcas',
  name: 'Marca',
  definite: 'la marca',
  possessive: 'de la marca',
  plural: 'las marcas',
  demonstrative: 'esta marca',
});
export const categoryTexts = entityTexts({
  title: 'Categorías',
  name: 'Categoría',
  definite: 'la categoría',
  possessive: 'de la categoría',
  plural: 'las categorías',
  demonstrative: 'esta categoría',
});
export const saleTexts = entityTexts({
  title: 'Ventas',
  name: 'Venta',
  definite: 'la venta',
  possessive: 'de la venta',
  plural: 'las ventas',
  demonstrative: 'esta venta',
});
