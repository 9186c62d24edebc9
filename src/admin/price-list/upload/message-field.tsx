import { TextArea } from '#ui/form/text-field.tsx';

type MessageFieldProps = { value: string; disabled: boolean; onChange: (text: string) => void };

/** Takes a list that came as a message. */
export function MessageField({ value, disabled, onChange }: MessageFieldProps) {
  return (
    <TextArea
      label="Pegá el mensaje"
      hint="Si la lista te llegó por WhatsApp o por correo, copiala y pegala acá."
      rows={3}
      value={value}
      disabled={disabled}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
