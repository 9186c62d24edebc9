import {
  type PriceRounding,
  ROUNDING_DIRECTIONS,
  ROUNDING_ENDINGS,
  ROUNDING_TARGETS,
} from '#domain/pricing/price-rounding.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { directionLabels, roundingLabel } from './rounding-labels.ts';

const AS_IT_IS = { value: '', label: 'Sin redondear' };

type RoundingFieldsProps = {
  rounding: PriceRounding | null;
  disabled?: boolean;
  onChange: (rounding: PriceRounding | null) => void;
};

/** To what prices are rounded, and in which direction. */
export function RoundingFields({ rounding, disabled = false, onChange }: RoundingFieldsProps) {
  return (
    <div className="flex flex-col gap-4">
      <SelectField
        label="Redondear"
        disabled={disabled}
        value={rounding === null ? '' : String(rounding.to)}
        onChange={({ target }) => {
          const to = ROUNDING_TARGETS.find((one) => String(one) === target.value);
          onChange(to === undefined ? null : { to, direction: rounding?.direction ?? 'nearest' });
        }}
        options={[
          AS_IT_IS,
          ...ROUNDING_TARGETS.map((to) => ({ value: String(to), label: capitalize(roundingLabel(to)) })),
        ]}
      />
      {rounding && (
        <SelectField
          label="Hacia dónde"
          disabled={disabled}
          value={rounding.direction}
          onChange={({ target }) => {
            const direction = ROUNDING_DIRECTIONS.find((one) => one === target.value);
            if (direction) onChange({ ...rounding, direction });
          }}
          options={ROUNDING_DIRECTIONS.map((one) => ({ value: one, label: capitalize(directionLabels[one]) }))}
          hint={
            ROUNDING_ENDINGS.some((to) => to === rounding.to) ? 'Los precios chicos terminan en 90 o en 9.' : undefined
          }
        />
      )}
    </div>
  );
}

function capitalize(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
