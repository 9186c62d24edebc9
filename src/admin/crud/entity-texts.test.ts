import { expect, it } from 'vitest';
import { brandTexts, categoryTexts, productTexts, saleTexts } from './entity-texts.ts';

it('[M8-15] [M8-22] [M8-23] [M8-24] [M8-25] [M8-26] [M8-36] [M8-40] [M8-45] the texts about a product', () => {
  expect(productTexts).toMatchObject({
    listFailed: 'Hubo un error al obtener los productos.',
    loadFailed: 'Hubo un error al obtener el producto.',
    createFailed: 'Hubo un error al crear el producto.',
    changeFailed: 'Hubo un error al actualizar el producto.',
    statusFailed: 'Hubo un error al actualizar el estado del producto.',
    deleteFailed: 'Hubo un error al eliminar el producto.',
    created: 'Producto creado exitosamente!',
    changed: 'Producto actualizado exitosamente!',
    statusChanged: 'Estado del producto actualizado exitosamente!',
    deleteQuestion: '¿Estás seguro que quieres borrar este producto?',
  });
});

it('[M8-16] [M8-22] [M8-23] [M8-24] [M8-25] [M8-37] [M8-40] the texts about a brand', () => {
  expect(brandTexts).toMatchObject({
    listFailed: 'Hubo un error al obtener las marcas.',
    loadFailed: 'Hubo un error al obtener la marca.',
    createFailed: 'Hubo un error al crear la marca.',
    changeFailed: 'Hubo un error al actualizar la marca.',
    statusFailed: 'Hubo un error al actualizar el estado de la marca.',
    created: 'Marca creada exitosamente!',
    changed: 'Marca actualizada exitosamente!',
    statusChanged: 'Estado de la marca actualizado exitosamente!',
  });
});

it('[M8-17] [M8-19] [M8-38] [M8-39] [M8-46] the texts about a category and a sale', () => {
  expect(categoryTexts).toMatchObject({
    listFailed: 'Hubo un error al obtener las categorías.',
    created: 'Categoría creada exitosamente!',
    changed: 'Categoría actualizada exitosamente!',
    statusChanged: 'Estado de la categoría actualizado exitosamente!',
  });
  expect(saleTexts).toMatchObject({
    listFailed: 'Hubo un error al obtener las ventas.',
    created: 'Venta creada exitosamente!',
    changed: 'Venta actualizada exitosamente!',
    deleted: 'Venta eliminada exitosamente!',
    deleteQuestion: '¿Estás seguro que quieres borrar esta venta?',
  });
});
