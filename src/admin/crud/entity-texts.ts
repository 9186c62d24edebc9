type EntityNames = {
  /** Title of the screen. */
  title: string;
  /** 'Marca' */
  name: string;
  /** 'la marca' */
  the: string;
  /** 'de la marca' */
  of: string;
  /** 'las marcas' */
  all: string;
  /** 'esta marca' */
  thisOne: string;
};

export type EntityTexts = ReturnType<typeof entityTexts>;

/** The texts of spec §8 for one kind of entity. */
function entityTexts({ title, name, the, of, all, thisOne }: EntityNames) {
  const ending = the.startsWith('la ') ? 'a' : 'o';
  return {
    title,
    name,
    listFailed: `Hubo un error al obtener ${all}.`,
    loadFailed: `Hubo un error al obtener ${the}.`,
    createFailed: `Hubo un error al crear ${the}.`,
    changeFailed: `Hubo un error al actualizar ${the}.`,
    statusFailed: `Hubo un error al actualizar el estado ${of}.`,
    deleteFailed: `Hubo un error al eliminar ${the}.`,
    created: `${name} cread${ending} exitosamente!`,
    changed: `${name} actualizad${ending} exitosamente!`,
    deleted: `${name} eliminad${ending} exitosamente!`,
    statusChanged: `Estado ${of} actualizado exitosamente!`,
    deleteQuestion: `¿Estás seguro que quieres borrar ${thisOne}?`,
  };
}

const product = {
  name: 'Producto',
  the: 'el producto',
  of: 'del producto',
  all: 'los productos',
  thisOne: 'este producto',
};

export const productTexts = entityTexts({ ...product, title: 'Productos' });
export const stockTexts = entityTexts({ ...product, title: 'Stock' });
export const brandTexts = entityTexts({
  title: 'Marcas',
  name: 'Marca',
  the: 'la marca',
  of: 'de la marca',
  all: 'las marcas',
  thisOne: 'esta marca',
});
export const categoryTexts = entityTexts({
  title: 'Categorías',
  name: 'Categoría',
  the: 'la categoría',
  of: 'de la categoría',
  all: 'las categorías',
  thisOne: 'esta categoría',
});
export const saleTexts = entityTexts({
  title: 'Ventas',
  name: 'Venta',
  the: 'la venta',
  of: 'de la venta',
  all: 'las ventas',
  thisOne: 'esta venta',
});
