import { MONTH_NAMES } from '../text/month-names.ts';

export const HEADER_WORDS: ReadonlySet<string> = new Set(
  `codigo cod cods art articulo articulos prenda prendas modelo modelos sku ref referencia ean barras barra producto productos descripcion detalle nombre denominacion mercaderia titulo item items
  precio precios prec p pr marca marcas laboratorio lab linea mayorista mayor mayoristas minorista sugerido sug publico pub pvp psvp pvps lista
  contado efectivo efvo transferencia transf tarjeta cuotas venta vta costo usd u$s us$ dolar dolares guaranies guarani gs pyg reales real brl euros euro eur pesos $ ars unidad unidades unid un u uni bulto
  caja cant cantidad stock presentacion present pres contenido cont peso tamano medida gramaje formato sabor sabores gusto gustos variedad variedades color colores talle talles rubro categoria
  familia tipo iva final neto anterior ant nuevo viejo actual ahora antes revendedor reventa distribuidor gimnasio gym comercio unit unitario pieza par por al c
  con sin s de del la el inc incluido promo oferta % desc dto descuento consumidor min minimo imp estado disponibilidad observaciones obs notas nota comentarios aclaraciones n nro num numero interno int no fabricante
  compra x uxb display pack bolsa bolson var variacion gremio desde hasta mas um umed medida bonif bon importe monto valor tu su socio asociado asociados cliente clientes nueva hoy vigente vieja a o origen procedencia pais lote rnpa total subtotal pedido ped vto venc vencimiento foto imagen fecha ubicacion peso menor aumento aum rev moneda mon adicional adic complemento revend sugdo publ incluye incluyen consum cons psp msrp pvta pcio prc mostrador retail gondola vidriera tienda web online local vendelo vende sugerida sugeridos sugs minoristas distrib dist gimnasios negocio negocios comercios dietetica dieteticas farmacia farmacias revendedores incl sumado neta margen ganancia markup rentabilidad rentab utilidad recargo off ult ultima ultimo act actualizacion modif kiosco kioscos quiosco
  debito credito especial docena cerrado cerrada artic minor suger sugeri pvs ppub distr cost cto marcas mca gim gimn locales cajon partir recomendado recomendada pps pvr rrp impuestos impuesto nacionales nac para v pu ud uds u$d ar$ stk bto btos revende revendes revender may tarifa tarifas udm existencia existencias existenc exist valorizado valorizada valoriz`
    .split(/\s+/)
    .concat(MONTH_NAMES),
);
