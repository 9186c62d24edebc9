import { AdminPage } from '../ui/admin-page.tsx';
import { percentDifference, priceWithPercent } from './calculation.ts';
import { CalculatorForm } from './calculator-form.tsx';

export default function CalculatorPage() {
  return (
    <AdminPage title="Calculadora">
      <div className="grid grid-cols-1 items-start gap-5 md:grid-cols-2">
        <CalculatorForm
          title="Diferencia porcentual"
          hint="Cuánto le sumás al costo para llegar al precio que querés. Se redondea hacia abajo."
          goal="Precio deseado"
          outcome="Diferencia"
          calculate={percentDifference}
        />
        <CalculatorForm
          title="Precio de venta"
          hint="A cuánto vender para ganar el porcentaje que querés. Se redondea hacia abajo."
          goal="Porcentaje deseado"
          outcome="Precio de venta"
          calculate={priceWithPercent}
        />
      </div>
    </AdminPage>
  );
}
