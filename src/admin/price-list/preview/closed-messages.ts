import type { ClosedReason } from '../flow/server-state.ts';

/** Messages about a preview that can no longer be confirmed: `title` next to the buttons, `reason` above the rows. */
export const closedMessages: Readonly<Record<ClosedReason | 'time', { title: string; reason: string }>> = {
  time: {
    title: 'El resumen venció',
    reason: 'El resumen venció: pasaron 30 minutos y los precios pueden haber cambiado.',
  },
  moved: {
    title: 'Los precios ya son otros',
    reason: 'Los precios que ibas a cambiar ya son otros: alguien los cambió mientras tanto y no se actualizó ninguno.',
  },
  gone: {
    title: 'El resumen ya no está',
    reason: 'Este resumen ya no está: se canceló en otra ventana o se usó.',
  },
  replaced: {
    title: 'Se leyó otra lista',
    reason: 'Después leíste otra lista en otra ventana, y este resumen ya no vale.',
  },
};
