import { Controller, useFormContext } from 'react-hook-form';
import { ImageUpload } from '../image-upload/image-upload.tsx';
import { useFormMode } from './form-mode.ts';

/** The image field of a form; its value is a list of URLs. */
export function ImagesInput({ name = 'images', label = 'Imágenes' }: { name?: string; label?: string }) {
  const { mode, setUploading } = useFormMode();
  const { control } = useFormContext();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange }, fieldState: { error } }) => (
        <ImageUpload
          value={value}
          onChange={onChange}
          onUploading={setUploading}
          label={label}
          disabled={mode === 'C'}
          error={error?.message}
        />
      )}
    />
  );
}
