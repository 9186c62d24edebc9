import { formatPrice } from '#domain/money/format-price.ts';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { classNames } from '#ui/class-names.ts';
import { QuantityStepper } from '#ui/form/quantity-stepper.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { CircleAlertIcon, Trash2Icon } from '#ui/icons/icons.tsx';
import { ChooseProduct } from './choose-product.tsx';
import {
  type DraftLine,
  hasOtherPrice,
  type LineProblem,
  lineProblem,
  messageUnitPrice,
  type PriceChoice,
  stockLeft,
  unitPrice,
} from './order-draft.ts';

type OrderLineEditorProps = {
  line: DraftLine;
  /** All lines of the order, which share the stock. */
  lines: readonly DraftLine[];
  /** What the server said of this line. */
  error: string | undefined;
  onChange: (line: DraftLine) => void;
};

/** A line of a pasted order: what was written, what it means, and what is still to be decided. */
export function OrderLineEditor({ line, lines, error, onChange }: OrderLineEditorProps) {
  const { ordered, product, flavor, quantity, isRemoved } = line;
  const name = product?.name ?? ordered.label;
  const problem = lineProblem(lines, line);
  const left = stockLeft(lines, line);
  const price = unitPrice(line);

  if (isRemoved) {
    return (
      <li className="flex items-center justify-between gap-3 py-2">
        <span className="min-w-0 text-muted line-through [overflow-wrap:anywhere]">{ordered.text}</span>
        <Button variant="link" className="shrink-0 text-sm" onClick={() => onChange({ ...line, isRemoved: false })}>
          Volver a poner
        </Button>
      </li>
    );
  }
  return (
    <li className="flex flex-col gap-2.5 py-3.5">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <p className="text-sm text-muted [overflow-wrap:anywhere]">{ordered.text}</p>
          {product && <p className="font-semibold [overflow-wrap:anywhere]">{product.name}</p>}
        </div>
        <IconButton
          label={`Quitar ${name}`}
          className="-mt-2 -mr-2"
          onClick={() => onChange({ ...line, isRemoved: true })}
        >
          <Trash2Icon className="size-5" />
        </IconButton>
      </div>
      {!product && <ChooseProduct line={line} onChange={onChange} />}
      {product && (
        <div className="flex flex-wrap items-end gap-x-3 gap-y-2.5">
          {product.flavors.length > 0 && (
            <SelectField
              label="Variante"
              className="min-w-36 flex-1 md:max-w-56"
              value={flavor ?? ''}
              options={[
                ...(flavor === undefined ? [{ value: '', label: 'Elegí una' }] : []),
                ...product.flavors.map((each) => ({ value: each.name, label: `${each.name} (${each.quantity})` })),
              ]}
              onChange={({ currentTarget: { value } }) =>
                onChange({ ...line, flavor: value === '' ? undefined : value })
              }
            />
          )}
          {hasOtherPrice(line) && <PriceSelect line={line} onChange={onChange} />}
          <QuantityStepper
            label={name}
            quantity={quantity}
            canDecrease={quantity > 1}
            canIncrease={left === undefined || quantity < left}
            onDecrease={() => onChange({ ...line, quantity: quantity - 1 })}
            onIncrease={() => onChange({ ...line, quantity: quantity + 1 })}
            onType={(typed) => onChange({ ...line, quantity: Math.max(1, typed) })}
          />
          <p className="ml-auto text-right tabular-nums">
            <span className="block font-bold">{price === undefined ? '–' : formatPrice(price * quantity)}</span>
            <span
              className={classNames('block text-sm', problem === 'stock' ? 'font-semibold text-danger' : 'text-muted')}
            >
              {left !== undefined && stockText(left)}
            </span>
          </p>
        </div>
      )}
      {(error ?? problem) && (
        <p role={error ? 'alert' : undefined} className="flex items-start gap-1.5 text-sm font-semibold text-danger">
          <CircleAlertIcon className="mt-0.5 size-4 shrink-0" />
          {error ?? (problem && problemTexts[problem])}
        </p>
      )}
    </li>
  );
}

const problemTexts: Readonly<Record<LineProblem, string>> = {
  product: 'No sabemos qué producto es. Elegilo o quitá la línea.',
  flavor: 'Elegí la variante.',
  stock: 'No alcanza el stock. Bajá la cantidad o quitá la línea.',
  price: 'Elegí a qué precio lo vendés.',
};

function stockText(left: number): string {
  if (left <= 0) return 'Sin stock';
  return left === 1 ? 'Queda 1' : `Quedan ${left}`;
}

type PriceSelectProps = Pick<OrderLineEditorProps, 'line' | 'onChange'>;

const isPriceChoice = (value: string): value is PriceChoice => value === 'message' || value === 'today';

function PriceSelect({ line, onChange }: PriceSelectProps) {
  const asked = messageUnitPrice(line);
  const today = line.product?.price ?? 0;
  return (
    <SelectField
      label="Precio por unidad"
      className="min-w-44 flex-1 md:max-w-64"
      value={line.price ?? ''}
      options={[
        ...(line.price === undefined ? [{ value: '', label: 'Elegí uno' }] : []),
        ...(asked === undefined ? [] : [{ value: 'message', label: `Del pedido: ${formatPrice(asked)}` }]),
        { value: 'today', label: `De hoy: ${formatPrice(today)}` },
      ]}
      onChange={({ currentTarget: { value } }) => {
        if (isPriceChoice(value)) onChange({ ...line, price: value });
      }}
    />
  );
}
