/** More than this can be chosen in the cart. */
const MAX_CHOICE = 10;

type QuantitySelectProps = { quantity: number; stock: number; onChange: (quantity: number) => void };

/** How many units are added to the cart; nothing to choose of the last one. */
export function QuantitySelect({ quantity, stock, onChange }: QuantitySelectProps) {
  if (stock < 2) return null;
  return (
    <select
      aria-label="Cantidad"
      value={quantity}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
      className="needs-script min-h-14 rounded-md border-[1.5px] border-line-strong bg-white px-3 font-semibold tabular-nums"
    >
      {Array.from({ length: Math.min(stock, MAX_CHOICE) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the numbers themselves
        <option key={index}>{index + 1}</option>
      ))}
    </select>
  );
}
