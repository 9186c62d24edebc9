import { Controller, useFormContext } from 'react-hook-form';
import { ImageUpload } from '../image-upload/image-upload.tsx';
import { useFormMode } from './form-mode.ts';

/** Pictures of the form, as a list of addresses. */
export function ImagesInput({ name = 'images', label = 'Imágenes' }: { name?: string; label?: string }) {
  const { mode, setUploading: setSending } = useFormMode();
  const { control } = useFormContext();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange }, fieldState: { error } }) => (
        <ImageUpload
          value={value}
          onChange={onChange}
          onSending={setSending}
          label={label}
          disabled={mode === 'C'}
          error={error?.message}
        />
      )}
    />
  );
}
