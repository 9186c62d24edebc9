import { describe, expect, it } from 'vitest';
import { ApiError, methodFailureTexts } from '#contract/http/api-error.ts';
import { previewErrorMessage, updateErrorMessage } from './error-messages.ts';

const body = { error: 'El PDF está dañado.' };
const posted = (status: number, more = {}) => new ApiError(methodFailureTexts.POST, status, more);

describe('the message for a failed preview', () => {
  it('[M8-30] contains the text of the server', () => {
    expect(previewErrorMessage(posted(422, { body }))).toBe('Error al procesar el PDF: El PDF está dañado.');
  });
  it('[M8-30] contains the error of a response with status 200', () => {
    const inBody = new ApiError('Error en la respuesta de la API: sin lugar', 200);
    expect(previewErrorMessage(inBody)).toBe('Error al procesar el PDF: Error en la respuesta de la API: sin lugar');
    expect(previewErrorMessage(new ApiError('Error al procesar el PDF', 200))).toBe('Error al procesar el PDF');
  });
  it('names the list where that is no PDF', () => {
    const failed = 'Error al procesar la lista';
    expect(previewErrorMessage(posted(422, { body }), failed)).toBe(`${failed}: El PDF está dañado.`);
    expect(previewErrorMessage(new ApiError('Error al procesar el PDF', 200), failed)).toBe(failed);
  });
  it.each([0, 404, 500, 502])('[M8-33] is a general one for status %d without a text', (status) => {
    expect(previewErrorMessage(posted(status))).toBe('Error al subir el archivo. La respuesta no fue exitosa.');
  });
  it('rethrows other errors', () => {
    expect(() => previewErrorMessage(new TypeError('x'))).toThrow(TypeError);
    expect(() => updateErrorMessage(new TypeError('x'))).toThrow(TypeError);
  });
});

describe('the message for a failed update', () => {
  it('[M8-32] contains the text of the server', () => {
    expect(updateErrorMessage(posted(409, { body }))).toBe('Error al confirmar la actualización: El PDF está dañado.');
    const undo = updateErrorMessage(posted(409, { body }), 'Error al deshacer la actualización');
    expect(undo).toBe('Error al deshacer la actualización: El PDF está dañado.');
  });
  it('[M8-31] is a general one without a text', () => {
    expect(updateErrorMessage(posted(0))).toBe('Hubo un problema al actualizar los precios.');
  });
});
